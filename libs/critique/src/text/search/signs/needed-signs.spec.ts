import { describe, expect, it } from '@jest/globals';
import { neededSigns } from './needed-signs.js';
import { haveCommon, signsOf } from './sign-set.js';

/** Which of some characters a pattern needs one of; null where it may need none. */
function needed(pattern: RegExp, characters = '0_$"!?:=[]<{-.,\' @`~'): string | null {
  const signs = neededSigns(pattern);
  return signs === null
    ? null
    : Array.from(characters)
        .filter((one) => haveCommon(signs, signsOf(one)))
        .join('');
}

describe('neededSigns', () => {
  it.each<[RegExp, string]>([
    [/, not \w+/g, ','],
    [/"[^"\n]{3,160}"/g, '"'],
    [/n't\b/g, "'"],
    [/\w+ for \w+/g, ' '],
    [/(?:[A-Z]{1,2})?[$€] ?\d+|\b\d[\d,]{0,20} ?(?:dollars|euros)/g, '0_'],
    [/(?:^|\s)(?:\(\d\)|\d[.:])\s/g, '0_'],
    [/\{\{?[^}]{0,80}\}?\}|<\/?[a-z]{1,10}>/g, '<{'],
    [/\[[^\]\n]{1,60}\]/g, '['],
    [/(?:many )?!{1,3}/g, '!'],
    [/[@`~]x/g, '@`~'],
  ])('knows what every match of %s has', (pattern, signs) => {
    expect(needed(pattern)).toBe(signs);
  });

  it.each([
    /\bgood\b/g,
    /\.\.\.|…/g,
    /[€→]/g,
    /!?good/g,
    /[^.]+/g,
    /[+-/]x/g,
    /(?=!)\w/g,
    /(?<!")x/g,
    /\p{L}/gu,
    /\s/g,
  ])('knows of nothing that every match of %s has', (pattern) => {
    expect(neededSigns(pattern)).toBeNull();
  });
});
