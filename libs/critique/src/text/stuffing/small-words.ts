/** Nobody says so many words without one of these. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `a an the and or but of for with by in on at to from into as than that which who when where while if so not no is are was were be been being
  am has have had do does did will would can could may might should must we i you they he she it us our your their its my his her them me
  this these those there what how why without before after over under up down out off about per via all any each every some more most
  only also just then now still nobody everybody nothing even never always too very own both people make makes made get gets use uses need needs
  help helps keep keeps let lets give gives take takes`.split(/\s+/),
);
