import { texts } from '../../../texts/texts.ts';
import { emojis, goalColors } from './looks.ts';

/** Names of a record, which are its keys. */
function keysOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(record) as Name[]; // The records here have no other keys.
}

/** Choice of an emoji. One that the set lacks, such as that of another program, stays a choice. */
export function EmojiChoice({ chosen }: { chosen: string }) {
  const words = texts.parentGoals;
  const isOther = !Object.values(emojis).includes(chosen);
  return (
    <fieldset>
      <legend>{words.emoji}</legend>
      <div class="goals-looks">
        {isOther && <Emoji value={chosen} name={words.emojiNow} isChosen />}
        {keysOf(emojis).map((name) => (
          <Emoji
            key={name}
            value={emojis[name]}
            name={words.emojis[name]}
            isChosen={emojis[name] === chosen}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Emoji({ value, name, isChosen }: { value: string; name: string; isChosen: boolean }) {
  return (
    <label>
      <input type="radio" name="emoji" value={value} aria-label={name} defaultChecked={isChosen} />
      <span class="goals-look" aria-hidden="true">
        {value}
      </span>
    </label>
  );
}

/** Choice of a color. */
export function ColorChoice({ chosen }: { chosen: string }) {
  const words = texts.parentGoals;
  const isOther = !Object.values(goalColors).includes(chosen);
  return (
    <fieldset>
      <legend>{words.color}</legend>
      <div class="goals-looks">
        {isOther && <Color value={chosen} name={words.colorNow} isChosen />}
        {keysOf(goalColors).map((name) => (
          <Color
            key={name}
            value={goalColors[name]}
            name={texts.colors[name]}
            isChosen={goalColors[name] === chosen}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Color({ value, name, isChosen }: { value: string; name: string; isChosen: boolean }) {
  return (
    <label>
      <input type="radio" name="color" value={value} aria-label={name} defaultChecked={isChosen} />
      <span class="goals-look goals-color" aria-hidden="true" style={{ '--goal': value }} />
    </label>
  );
}
