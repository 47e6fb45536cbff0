/** Beginnings of words of a prompt injection in one language, by what they are about. */
interface ForeignWords {
  readonly mark: RegExp;
  readonly top: RegExp;
  readonly command: RegExp;
  readonly judge: RegExp;
}

const stems = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})`, 'giu');
const parts = (source: string): RegExp => new RegExp(source, 'gu');

/** Languages that put spaces between words. */
const SPACED: readonly ForeignWords[] = [
  {
    // Spanish, Portuguese
    mark: stems('puntuaci|puntaje|puntos?\\b|calificaci|nota\\b|notas\\b|pontua|pontos?\\b|evaluaci|avalia|criterio'),
    top: stems(
      'm[aá]xim|perfect|perfeit|mejor|melhor|m[aá]s alt|mais alt|excelent|cien\\b|cem\\b|veinte|vinte|generos|dez\\b|diez\\b|20|100',
    ),
    command: stems(
      'ignora|ignore|olvid|esque[cç]|desconsider|dale?\\b|dame\\b|danos\\b|d[aáéê]\\b|d[eê]-|otorg|asign|atribu|' +
        'califi[qc]|pon(?:le|nos)?\\b|aprueb|aprov|por favor|s[eé]\\b|eres\\b|seja\\b|voc[eê] [eé]',
    ),
    judge: stems('instruc|instruç|reglas\\b|regras\\b|jue[zc]|juiz|jurado|evaluador|avaliador|indicacion'),
  },
  {
    // French
    mark: stems('note[zrs]?\\b|notation|points?\\b|score|crit[eè]re|[ée]valu'),
    top: stems('maxim|parfait|meilleur|haute|excellent|cent\\b|vingt|g[ée]n[ée]reu|indulgent|partout|20|100'),
    command: stems(
      "oubli|ignore|donne|attribu|mettez|mets\\b|accorde|sois\\b|soyez|tu es\\b|vous [eê]tes|s'il (?:te|vous)|veuillez|notez",
    ),
    judge: stems('consigne|instruction|r[eè]gles?\\b|juge|jury|[ée]valuateur|correcteur'),
  },
  {
    // German
    mark: stems('punkt|note\\b|noten\\b|bewert|benot|wertung|kriteri'),
    top: stems('maximal|voll|h[öo]chst|beste|perfekt|hundert|zwanzig|gro(?:ß|ss)z[üu]gig|exzellent|20|100'),
    command: stems(
      'ignorier|vergiss|missachte|vergib|gib\\b|gebt|geben sie|bewerte|benote|antworte|sei\\b|seien sie|du bist|sie sind|bitte',
    ),
    judge: stems('anweisung|vorgabe|regeln\\b|juror|richter|gutachter|pr[üu]fer|jury'),
  },
  {
    // Italian
    mark: stems('punteggi|punti\\b|voto\\b|voti\\b|valuta|criteri'),
    top: stems('massim|perfett|miglior|pi[uù] alt|cento\\b|venti\\b|dieci\\b|generos|20|100'),
    command: stems('ignora|dimentica|assegna|dai\\b|dacci|dammi|d[aà]\\b|metti|sii\\b|sei\\b|per favore|approva'),
    judge: stems('istruzion|regole\\b|giudic|giuria|valutator'),
  },
  {
    // Dutch, Swedish, Danish
    mark: stems('score|punten|cijfer|beoordel|po[aä]ng|betyg|point\\b|karakter'),
    top: stems('maxim|hoogste|volle|perfect|beste|h[oö]gsta|h[øo]jeste|full|20|100'),
    command: stems('negeer|vergeet|geef|wees|beoordeel|ignorera|ge\\b|gl[oö]m|giv\\b|ignorer|du [aä]r|jij bent'),
    judge: stems('instructie|regels\\b|eerdere|jury|beoordelaar|instruktion|domare|dommer'),
  },
  {
    // Polish, Czech
    mark: stems('ocen|punkt|hodnocen|bod[yůu]'),
    top: stems('maksymaln|najwy[zż]|najlepsz|maxim|nejvy[sš]|100|20'),
    command: stems('zignoruj|daj|przyznaj|jeste[sś]|prosz[eę]|ignoruj|dej\\b|zapome'),
    judge: stems('polece|instrukc|zasad|s[eę]dzi|pokyn|porotc'),
  },
  {
    // Turkish
    mark: stems('puan|not\\b|de[gğ]erlendir'),
    top: stems('en y[uü]ksek|tam\\b|m[uü]kemmel|y[uü]z\\b|maksimum|100|20'),
    command: stems('yok say|ver\\b|verin|unut|g[oö]rmezden|l[uü]tfen|sen\\b'),
    judge: stems('talimat|kural|yarg[ıi][cç]|hakem|j[uü]ri'),
  },
  {
    // Vietnamese, Indonesian
    mark: stems('điểm|chấm|nilai|skor'),
    top: stems('tối đa|cao nhất|maksimal|tertinggi|sempurna|100|20'),
    command: stems('bỏ qua|hãy|cho\\b|abaikan|beri(?:kan)?\\b|tolong'),
    judge: stems('hướng dẫn|giám khảo|instruksi|aturan|juri|penilai'),
  },
  {
    // Russian, Ukrainian
    mark: stems('балл|бал[иі]в?|очк|оцен|оц[іi]н|рейтинг'),
    top: stems('максимал|высш|наивысш|лучш|полн|сто(?!\\p{L})|двадцать|найвищ|20|100'),
    command: stems('игнорируй|забудь|поставь|дай|оцени|пожалуйста|ты(?!\\p{L})|ігноруй|постав'),
    judge: stems('инструкци|правила|указани|судь|жюри|эксперт|інструкці'),
  },
  {
    // Arabic
    mark: stems('(?:ال)?درج|(?:ال)?نقاط|(?:ال)?تقييم|(?:ال)?علام'),
    top: stems('(?:ال)?كامل|أعلى|(?:ال)?قصوى|(?:ال)?ممتاز|مثالي'),
    command: stems('تجاهل|امنح|أعط|انس|من فضلك|قيّم'),
    judge: stems('(?:ال)?تعليمات|(?:ال)?قواعد|(?:ال)?حكم|(?:ال)?محكم'),
  },
  {
    // Hindi
    mark: stems('अंक|स्कोर|रेटिंग|मूल्यांकन'),
    top: stems('पूरे|सबसे|अधिकतम|उच्चतम|सौ'),
    command: stems('अनदेखा|दें|दो(?!\\p{L})|दीजिए|भूल|कृपया'),
    judge: stems('निर्देश|नियम|जज|निर्णायक'),
  },
];

/** Languages that do not. */
const UNSPACED: readonly ForeignWords[] = [
  {
    // Chinese
    mark: parts('分数|评分|打分|评为|满分|高分|分吧|評分|滿分'),
    top: parts('满分|最高|最好|满|一百|100|滿分|完美'),
    command: parts('忽略|无视|忘记|请|给出|给我|给|把|忽視|請|給'),
    judge: parts('指令|规则|评委|评审|裁判|指示|規則|評審'),
  },
  {
    // Japanese
    mark: parts('点|評価|採点|スコア'),
    top: parts('満点|最高|百点|完璧|100'),
    command: parts('無視|ください|つけて|忘れて|お願い|与えて|あなたは'),
    judge: parts('指示|審査員|ルール|採点者|規則'),
  },
  {
    // Korean
    mark: parts('점수|만점|평가|점을'),
    top: parts('만점|최고|완벽|100'),
    command: parts('무시|주세요|줘|잊|당신은|부탁'),
    judge: parts('지시|심사|규칙|평가자'),
  },
];

const MIN_SHARE = 0.3;
const MIN_TOPICS = 3;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Without a word of the languages that put no spaces between words. */
const ASCII = /^\p{ASCII}*$/u;

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** How many words of a prompt injection a sentence has; none where they are of fewer than two topics. */
function wordsOfAnOrder(sentence: string, { mark, top, command, judge }: ForeignWords, minTopics: number): number {
  const [marks, judges] = [countOf(mark, sentence), countOf(judge, sentence)];
  if (marks + judges === 0) return 0;
  const [tops, commands] = [countOf(top, sentence), countOf(command, sentence)];
  const counts = [marks, tops, commands, judges];
  if (counts.filter((count) => count > 0).length < minTopics) return 0;
  return commands === 0 && minTopics < MIN_TOPICS ? 0 : counts.reduce((sum, count) => sum + count, 0);
}

/** True when a sentence in another language than English says hardly anything but who should judge, and how well. */
export function isForeignInjection(sentence: string): boolean {
  if (!ASCII.test(sentence) && UNSPACED.some((words) => wordsOfAnOrder(sentence, words, 2) > 0)) return true;
  const all = countOf(WORD, sentence);
  return all > 0 && SPACED.some((words) => wordsOfAnOrder(sentence, words, 2) >= all * MIN_SHARE);
}
