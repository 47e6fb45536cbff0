/** Answers that break careless exports. */
export const HOSTILE_ANSWERS = {
  markup:
    '</w:t></w:r><script>alert("&amp;")</script> <!-- ]]> -->\n# not a heading\n1. not a list\n' +
    '- nor this\n> nor this\n| a | b |\n|---|---|\n' +
    '*a* _b_ `c` [d](javascript:e) ![f](g) ~~h~~ &lt; \\ $5^2$',
  rightToLeft: [
    'אנחנו בונים תוכנה (SaaS) ל-40 מרפאות.',
    'نحن نبني برنامجا للعيادات.',
    'We met in תל אביב in 2019.',
  ].join('\n'),
  signs: 'Emoji 👩‍💻 🇩🇪 ❤️ 👍🏽, arrows 20 → 40, ✓ done, ≈ 3 × 4, “quotes” – dash — …, 2 000 non‑breaking, ﬁ',
  scripts: 'Łódź, Ørsted, Nguyễn, Ελλάδα, Привет, Україна, e\u0301galite\u0301',
  joined: 'हिन्दी में आवेदन',
  controls:
    'bell\u0007, escape\u001b[31m, tab\tstop, form\ffeed, next\u0085line, half \ud800 pair, ' +
    'override \u202eabc\u202c, zero\u200bwidth, not a character \uffff',
  missing: '李伟 and 김민준',
  long: 'Nine thousand dentists wait. '.repeat(345).slice(0, 10_000),
  unbroken: 'x'.repeat(10_000),
  blankLines: '\n\n First paragraph \n   \n\nsecond line one\r\nline two\rline three\n\n',
} as const;
