import { useLayoutEffect, useRef } from 'preact/hooks';
import { Avatar } from '../../../parts/avatar.tsx';
import type { Schemas } from '../../../state/schemas.ts';
import { subjectName, texts } from '../../../texts/texts.ts';

type Profile = Schemas['UpdateProfile'];

const pictures = Object.keys(texts.pictures) as Schemas['LearnerPicture'][]; // The texts name each picture once.
const colors = Object.keys(texts.colors) as Schemas['LearnerColor'][];
/** Subjects that the curriculum teaches. Others work with a model only. */
const subjects = Object.keys(texts.subjects) as (keyof typeof texts.subjects)[];
const grades = Array.from({ length: 13 }, (_, grade) => grade);

interface ChildFieldsProps {
  gradeLevel?: number;
  chosen?: readonly string[];
  picture?: Schemas['LearnerPicture'] | undefined;
  color?: Schemas['LearnerColor'] | undefined;
}

/** Fields of a child's profile: grade, subjects, picture and color. */
export function ChildFields({
  gradeLevel = 1,
  chosen = ['Math', 'Reading', 'Science'],
  picture,
  color,
}: ChildFieldsProps) {
  const words = texts.children;
  const select = useRef<HTMLSelectElement>(null);
  // Not by the property: a reset of the form gives a select the option that is marked, or else the first one.
  useLayoutEffect(() => {
    for (const option of select.current?.options ?? [])
      option.defaultSelected = option.value === String(gradeLevel);
  }, [gradeLevel]);
  const others = chosen.filter((name) => !subjects.some((subject) => subject === name));
  return (
    <>
      <label>
        {words.grade}
        <select ref={select} name="gradeLevel">
          {grades.map((grade) => (
            <option key={grade} value={grade}>
              {words.gradeName(grade)}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{words.subjects}</legend>
        <div class="choices">
          {[...subjects, ...others].map((subject) => (
            <label key={subject} class="check">
              <input
                type="checkbox"
                name="subject"
                value={subject}
                defaultChecked={chosen.includes(subject)}
              />
              {subjectName(subject)}
            </label>
          ))}
        </div>
      </fieldset>
      <PictureChoice picture={picture} color={color} />
    </>
  );
}

function PictureChoice({ picture, color }: Pick<ChildFieldsProps, 'picture' | 'color'>) {
  const words = texts.children;
  return (
    <>
      <fieldset>
        <legend>{words.picture}</legend>
        <div class="choices">
          {pictures.map((name) => (
            <label key={name} class="picture-choice">
              <input type="radio" name="picture" value={name} defaultChecked={name === picture} />
              <Avatar
                picture={name}
                color={color ?? 'yellow'}
                name=""
                size={56}
                label={texts.pictures[name]}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{words.color}</legend>
        <div class="choices">
          {colors.map((name) => (
            <label key={name} class="picture-choice">
              <input type="radio" name="color" value={name} defaultChecked={name === color} />
              <Avatar color={name} name="" size={44} label={texts.colors[name]} />
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** Returns the profile that the fields say. */
export function profileIn(fields: FormData): Profile {
  const picture = pictures.find((name) => name === fields.get('picture'));
  const color = colors.find((name) => name === fields.get('color'));
  return {
    gradeLevel: Number(fields.get('gradeLevel')),
    subjects: fields.getAll('subject').map(String),
    ...(picture && { picture }),
    ...(color && { color }),
  };
}
