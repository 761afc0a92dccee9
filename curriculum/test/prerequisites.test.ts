import t from 'tap';
import { conceptById, concepts } from '../index.ts';

/** Concepts that a learner can begin with: they need no other concept. */
const standAlone = new Set(
  `math.counting.objects math.patterns.repeating math.geometry.coordinates
  reading.phonics.first-letter reading.phonics.alphabet reading.phonics.rhymes reading.phonics.syllables
  reading.phonics.sounds-in-words reading.words.compound reading.words.sight-words
  reading.vocabulary.synonyms reading.vocabulary.antonyms reading.vocabulary.homophones reading.spelling.words
  reading.literature.figures-of-speech
  reading.grammar.plurals reading.writing.end-marks reading.grammar.irregular-verbs
  reading.grammar.comparatives reading.grammar.contractions reading.writing.capital-letters reading.grammar.pronouns
  reading.grammar.word-kinds reading.grammar.modal-verbs reading.comprehension.who reading.comprehension.story-elements
  reading.comprehension.fact-and-opinion reading.comprehension.cause-and-effect reading.literature.point-of-view
  reading.literature.theme reading.literature.tone reading.writing.commas reading.writing.quotation-marks
  science.life.living-things science.body.senses science.animals.young science.animals.covering science.animals.diet
  science.plants.parts science.body.organs science.cells.organelles science.weather.words science.matter.states
  science.space.planets science.measurement.tools science.earth.rocks-and-layers
  science.forces.pushes science.matter.materials science.matter.hard-soft science.matter.heavy-light
  geography.land.forms geography.world.facts geography.continents.countries geography.capitals.countries
  geography.capitals.us-states geography.maps.directions geography.maps.grid
  history.events.years history.events.order history.people.known-for history.ancient.civilizations
  history.people.us-presidents history.civics.branches history.civics.citizens history.civics.elections
  history.civics.forms-of-government
  life.time.clock life.calendar.days life.calendar.months`.split(/\s+/),
);

t.test('has prerequisites for each concept, except for those that stand alone', async (t) => {
  for (const { id, prerequisites = [] } of concepts)
    if (prerequisites.length > 0 === standAlone.has(id))
      t.fail(`${id} has ${prerequisites.length} prerequisites`);
  for (const id of standAlone) t.ok(conceptById(id), id);
});

t.test('has prerequisites that exist and begin no later than what needs them', async (t) => {
  for (const { id, grades, prerequisites = [] } of concepts) {
    t.equal(new Set(prerequisites).size, prerequisites.length, `${id} names each prerequisite once`);
    for (const name of prerequisites) {
      const [first = Number.POSITIVE_INFINITY] = conceptById(name)?.grades ?? [];
      t.ok(first <= grades[0], `${name} comes before ${id}`);
    }
  }
});

t.test('has no concept that needs itself, directly or through others', async (t) => {
  for (const { id } of concepts) {
    const needed = new Set<string>();
    const open = [id];
    for (let next = open.pop(); next !== undefined; next = open.pop())
      for (const name of conceptById(next)?.prerequisites ?? [])
        if (!needed.has(name)) {
          needed.add(name);
          open.push(name);
        }
    t.notOk(needed.has(id), id);
  }
});
