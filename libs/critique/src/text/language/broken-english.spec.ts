import { describe, expect, it } from '@jest/globals';
import { isBrokenEnglish } from './broken-english.js';

describe('isBrokenEnglish', () => {
  it.each([
    'A phone line where you practise the order before to call the restaurant.',
    'A boat brings the nurse without to pay at the pier.',
    'Heaters that warm the stable and makes the horses calm.',
    'A lamp in the well, it says to the owner the day to clean it.',
    'Farmer in Assam is paying directly the seed shop.',
    'We count the blankets so hotel is not losing a third of them.',
    'A bell that rings if he stop too soon.',
    'A street with lights is more safe at night.',
    'Zubnik is program for dentists.',
    'Everybody know where is the parcel.',
  ])('is said of %j', (text) => {
    expect(isBrokenEnglish(text)).toBe(true);
  });

  it.each([
    'It lets it run overnight, and makes the morning quiet.',
    'When the pump stops, it calls the farmer.',
    'A tool that does what he would have to do by hand.',
    'We help bakers to sell bread before it is stale.',
    'Insulin pens for people who travel, more safety than a bag of ice.',
    'The driver gets the route before the first stop.',
    'Does it cost more? It pays for itself in a month.',
    'Nets that tell fishers which knots are worn and which hold.',
  ])('is not said of %j', (text) => {
    expect(isBrokenEnglish(text)).toBe(false);
  });
});
