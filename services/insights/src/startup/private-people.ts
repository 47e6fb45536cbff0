/** Whoever buys for themselves, in whatever trade, with what is said of them behind. */
const PRIVATE_PEOPLE = new RegExp(
  String.raw`\b(?:patients|people|famil(?:y|ies)|households|parents|tenants|renters|children|men|women|wid(?:ow|ower)s|travell?ers|` +
    String.raw`home ?owners|(?:pet|dog|cat|car|home|plant) owners|couples|teenagers|seniors|adults|retirees|consumers)` +
    String.raw`(?: (?:who|whose|with|of|over|aged|under|living|in their) .{1,120})?$`,
  'i',
);

/** Whether customers that a text names are private people: families, but no family firms. */
export const arePrivatePeople = (customers: string): boolean => PRIVATE_PEOPLE.test(customers);
