/** People in their own lives, with what is said of them behind. */
const PRIVATE_PEOPLE = new RegExp(
  String.raw`\b(?:people|persons|famil(?:y|ies)|households|couples|singles|friends|men|women|parents|mothers|fathers|grandparents|children|kids|` +
    String.raw`teenagers|adults|seniors|retirees|wid(?:ow|ower)s|tenants|renters|home ?owners|(?:pet|dog|cat|car|home|plant) owners|consumers|` +
    String.raw`shoppers|travell?ers|tourists|commuters|fans|gamers|runners|cyclists|hikers)` +
    String.raw`(?: (?:who|whose|that|with|without|of|in|on|at|from|over|under|aged|near|living|looking) .{1,120})?$`,
  'i',
);

/** Whether customers that a text names buy for themselves, in whatever trade: families, but no family firms. */
export const arePrivatePeople = (customers: string): boolean => PRIVATE_PEOPLE.test(customers);
