import { describe, expect, it } from '@jest/globals';
import { tellsOfPast } from './tells-of-past.js';

describe('what a founder did before', () => {
  it.each([
    'I ran carrier payables at Coyote for five years.',
    'I was dental nurse in Viborg for six years.',
    'Jonas spent five years at Siemens, where he built the inventory.',
    'Kaisa did privacy engineering at Wise.',
    'Rodrigo was developer in Clip.',
    'My co-founder Tomas built document pipelines at Flexport.',
    'At Tata Chemicals, where I was for four years, my team ran a plant.',
    'Before that I pressed wool for three seasons.',
    'I used to build scheduling software for dental offices.',
    'My brother Iván is a developer, he was at Rappi.',
    'I sold for ServiceTitan for five years and closed plumbers.',
    'This is my second company.',
    'The first, Rosterly, was shift scheduling, and got to $6.2M ARR.',
    'The first (Parcelwise, shipping refunds) got to $2.1M ARR and sold in 2021.',
    "So I've been in sales for 16 years, most of it at ADP.",
    'At ADP I once called 50 old ones over Christmas.',
    'Was on the database infra team at Shopify before.',
    'PhD in heat transfer at TU Graz, before I was at Danfoss.',
    'Tom works at Dyson, I teach maths.',
  ])('is told in: %s', (sentence) => {
    expect(tellsOfPast(sentence)).toBe(true);
  });

  it.each([
    'I ran a pilot with 12 schools and 9 pay.',
    'I ran a paid pilot with 12 nurses at Kaiser.',
    'I built it in two years, and 40 clinics pay $90.',
    'Porch does the six minutes in 20 seconds.',
    'Kite was installed in 12 clinics in Ohio.',
    'We started in March with three centers.',
    'Twig puts a layer under the Postgres they have.',
    'I sold it to 9 bakeries in two years.',
    'The first customer was a school in Leeds.',
  ])('is not told in: %s', (sentence) => {
    expect(tellsOfPast(sentence)).toBe(false);
  });
});
