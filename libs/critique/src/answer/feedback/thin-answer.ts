/** What is worth adding to an answer without a fault, by its question. */
const THIN_TODOS: Readonly<Record<string, string>> = {
  'target-customers': 'Name one of them: the job of whoever signs, and what they did about it last week.',
  'problem-statement': 'Tell the last time it happened to one of them: who, when, and what it cost.',
  'why-now': 'Give the month in which it changed, and who had to act because of it.',
  'founder-relationship': 'Tell what you finished together, and one thing that went wrong on the way.',
  'founder-names': 'Say of each founder what they made before, and who used it.',
  'why-this-problem': 'Say when one of you last had this problem, and what you did that day.',
  'how-it-works': 'Follow one real case through it, from what came in to what went out.',
  'current-product': 'Say what a customer did with it last week, from the first click to the last.',
  'market-size': 'Say how many of them you could list by name this month, and what one of them pays today.',
  'company-oneliner': 'Say in the same few words what gets better for them, and by how much.',
  competitors: 'Say whom you lost a customer to last, and why they chose the other.',
};
const THIN_TODO = 'Add what only you can know: a customer, a count, a date, or what you did about it.';
/** Of an answer that scores low without a fault that can be told. */
export const THIN_LINES = [
  'Little of this could only have been written by you.',
  'Somebody else in your trade could have written this.',
  'I find little in it that I could check.',
] as const;

/** What to add to an answer to a question. */
export const thinTodo = (fieldId: string): string => THIN_TODOS[fieldId] ?? THIN_TODO;

/** Of an answer that has figures and scores low all the same. */
export const FACT_LINES = [
  'It has figures and needs one fact that only you know.',
  'I would want to hear one thing more.',
  'It has figures, and I would want one fact behind them.',
] as const;
const FACT_TODOS: Readonly<Record<string, string>> = {
  'founder-names': 'Add what each of you made before, and who used it.',
  'founder-relationship': 'Add what you learned about one another in it.',
  'fulltime-commitment': 'Add what you gave up for it.',
  'responsibility-split': 'Add what one of you decided alone last month.',
  'problem-statement': 'Add the last time it happened to one of them: who it was, and what they did.',
  'unique-insight': 'Add what you do differently because of it.',
  'why-this-problem': 'Add what you did about it since.',
  'why-now': 'Add what it has changed for one customer, in a number.',
  'target-customers': 'Add the name of one of them, and what they did about it last week.',
  'market-size': 'Add how many of them you could list by name this month.',
  'funding-plan': 'Add what you will have shown by the time it is spent.',
  'company-oneliner': 'Name the one who pays in the same few words.',
  competitors: 'Add whom you lost a customer to last, and why.',
  'business-model': 'Add how many pay it, and what is left of it after your costs.',
};
const FACT_TODO = 'Add what came of it, for one customer and in one number.';

/** What to add to an answer that has figures. */
export const factTodo = (fieldId: string): string => FACT_TODOS[fieldId] ?? FACT_TODO;
