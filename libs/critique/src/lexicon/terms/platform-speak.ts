import type { TermRow } from './term.js';

/** Words that stand where the product should be named. */
export const PLATFORM_SPEAK: readonly TermRow[] = [
  ['platform', 'name the thing: app, website, API, marketplace, phone line, spreadsheet add-in', 2],
  ['end-to-end platform', "the steps it does: 'books, bills and follows up'", 3],
  ['all-in-one platform', 'the two jobs people use it for most', 3],
  ['solution', 'say what it is: tool, app, service, test, sensor', 3],
  ['solutions', 'name the product', 3],
  ['ecosystem', 'the two or three groups involved, by name', 3],
  ['suite', 'the main tool first; add others later', 2],
  ['hub', 'app / inbox / list', 2],
  ['one-stop shop', 'the first thing a customer buys', 3],
  ['operating system for', 'software that [verb] for [customer]', 2],
  ['infrastructure for', 'the API or service and what it does', 2],
  ['layer', 'the API/service and the two things it connects', 2],
  ['fabric', 'network / database / link between A and B', 2],
  ['engine', 'software that [verb]', 1],
  ['framework', 'tool / checklist / library', 1],
  ['stack', 'the named tools', 1],
  ['toolkit', 'the main tool', 1],
  ['portal', 'website / page', 1],
  ['superapp', 'the first job the app does', 3],
  ['super app', 'the first job the app does', 3],
  ['offering', 'product', 1],
  ['technology', 'the device, model or method by name', 1],
  ['system', 'app / machine / service', 1],
];
