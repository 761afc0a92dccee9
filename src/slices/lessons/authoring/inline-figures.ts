import { Type } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import type { Lesson } from '../../../../schema/lessons.ts';
import type { InlineFigure } from '../../../../schema/questions.ts';
import type { Row } from '../../../db/tables.ts';
import { curriculum } from '../curriculum.ts';
import type { PlacedFigure } from './content.ts';

/**
 * Returns the lesson with the figures of its questions and of its worked example, so that a client needs no request for each
 * (decisions.md 4.27). They are drawn from the lesson's values, like the images that the service serves.
 */
export function withFigures(lesson: Lesson, row: Pick<Row<'lessons'>, 'figures'>): Lesson {
  const figures = new Map(drawableIn(row).map(({ question, figure }) => [question, inlineFigure(figure)]));
  const { spec } = lesson;
  const [first, ...others] = spec.introduction ?? [];
  const ofExample = figures.get(undefined);
  const illustrated = first?.example &&
    ofExample && { ...first, example: { ...first.example, figure: ofExample } };
  const questions = spec.questions.map((question, i) => {
    const figure = figures.get(i);
    return figure ? { ...question, figure } : question;
  });
  const introduction = illustrated && { introduction: [illustrated, ...others] };
  return { ...lesson, spec: { ...spec, ...introduction, questions } };
}

const placedFigures = TypeCompiler.Compile(
  Type.Array(
    Type.Object({ question: Type.Optional(Type.Integer()), figure: Type.Object({ kind: Type.String() }) }),
  ),
);

/** Returns the figures of a lesson that this version can draw: another version may have made the lesson. */
function drawableIn({ figures }: Pick<Row<'lessons'>, 'figures'>): PlacedFigure[] {
  if (!placedFigures.Check(figures)) return [];
  // Only the command that creates lessons writes the other members.
  return figures.filter(({ figure }) => curriculum().isDrawable(figure)) as PlacedFigure[];
}

function inlineFigure(figure: PlacedFigure['figure']): InlineFigure {
  const { svg, title, description } = curriculum().drawFigure(figure);
  return { alt: title, description, src: dataUrl(svg) };
}

/** Returns the address of an SVG document that contains it. Quotes, spaces and `#` are encoded; other safe characters need no more bytes. */
function dataUrl(svg: string): string {
  const text = encodeURIComponent(svg)
    .replace(/%(?:2C|2F|3A|3B|3D)/g, decodeURIComponent)
    .replaceAll("'", '%27');
  return `data:image/svg+xml,${text}`;
}
