import { typedSentences } from '@playbook/critique/answer/prefill/read-sentences';
import { type BriefRoles, readBriefRoles } from '@playbook/critique/answer/prefill/roles/brief-roles';
import { isBesideStartup, isOfTrade, says, type SaidRoles } from '@playbook/critique/answer/prefill/roles/said-roles';
import { tellsOfTried } from '@playbook/critique/engine/words/tells-of-past';
import { countriesOf } from './country.js';

const HAS_WORD = /[\p{L}\p{N}]/u;

/** "My cousin in Leicester makes websites": where their family is says nothing of where they are. */
const OF_FAMILY =
  /(?<=^|[.!?]\s)[^.!?\n]{0,40}\b[Mm]y (?:\p{L}{2,12} )?(?:cousin|sister|brother|uncle|aunt|nephew|niece|son|daughter|friend|in-laws)\b[^.!?\n]{0,200}/gmu;

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n');

/** Whether the one text names every country that the other does. */
function namesNoMore(text: string, everything: string): boolean {
  const named = new Set(countriesOf(text));
  return countriesOf(everything).every((country) => named.has(country));
}

/** A description without the sentences that are left out; all of it where nothing else is left. */
function onlyWhere(own: string, briefRoles: BriefRoles, isKept: (said: SaidRoles) => boolean): string {
  const kept = own
    .split('\n')
    .map((line) =>
      typedSentences(line)
        .filter((sentence) => {
          const said = briefRoles.of(sentence);
          return said === undefined || (isKept(said) && !(said.isOfLong && tellsOfTried(sentence)));
        })
        .join(' '),
    )
    .join('\n');
  return HAS_WORD.test(kept) ? kept : own;
}

/** A founder's words, as far as they are about one thing or another. */
interface FounderTexts {
  readonly briefRoles: BriefRoles;
  /** The description without the founders' story, what was tried before and what others said. */
  readonly ofStartup: string;
  /** Of the startup, its customers and how they fare without it alone: the description, and all that was written. */
  readonly ofTrade: { readonly description: string; readonly text: string };
  /** The description, as far as it may say what is done today. */
  readonly ofToday: string;
  /** All that was written about the startup. */
  readonly text: string;
  /** The same, and the founders' story where that names another country. */
  readonly placed: string;
}

/** @param own what a founder wrote of the startup, a text in each line */
export function founderTexts(
  own: string,
  { problem, ownWords }: { readonly problem: string; readonly ownWords: string },
): FounderTexts {
  const briefRoles = readBriefRoles(own);
  const ofStartup = onlyWhere(own, briefRoles, (sentence) => !isBesideStartup(sentence));
  const description = onlyWhere(own, briefRoles, isOfTrade);
  const text = joined(ofStartup, problem, ownWords);
  const everything = joined(own.replace(OF_FAMILY, ' '), problem, ownWords);
  return {
    briefRoles,
    ofStartup,
    ofTrade: { description, text: joined(description, problem, ownWords) },
    ofToday: onlyWhere(own, briefRoles, (sentence) => !sentence.isOfLong || says(sentence, 'today')),
    text,
    // Where customers are said to be goes before all other places.
    placed: joined(ownWords, namesNoMore(text, everything) ? text : everything),
  };
}
