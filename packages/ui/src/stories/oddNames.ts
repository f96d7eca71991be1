/** Names that people have, or invent. Each must leave the layout around it sound. */
export const oddNames = {
  /** 200 Han characters. */
  long: '近海浪高短临预报挑战赛近岸观察组第一分队'.repeat(10),
  /** 200 letters without a place to break. */
  word: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, 200),
  emoji: '🌊🏄‍♀️👨‍👩‍👧‍👦🇨🇳🀄️',
  arabic: 'محمد بن موسى الخوارزمي',
  hebrew: 'שרה (חוקרת נתונים) 2026',
  /** Turns what follows, unless it is kept inside. */
  override: 'abc\u202Edcba',
  /** Letters with nothing between them that has a width. */
  zeroWidth: '\u200B顾\u200D南\u2060星\uFEFF',
  /** Nothing that could be seen at all. */
  invisible: '\u200B\u200D\u2060',
} as const
