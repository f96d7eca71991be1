/** Unusual names. None may break the layout around it. */
export const oddNames = {
  /** 200 Han characters. */
  long: '近海浪高短临预报挑战赛近岸观察组第一分队'.repeat(10),
  /** 200 letters without a place to break. */
  word: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(6).slice(0, 200),
  emoji: '🌊🏄‍♀️👨‍👩‍👧‍👦🇨🇳🀄️',
  arabic: 'محمد بن موسى الخوارزمي',
  hebrew: 'שרה (חוקרת נתונים) 2026',
  /** Reverses the text after it unless it is isolated. */
  override: 'abc\u202Edcba',
  /** Letters with zero-width characters between them. */
  zeroWidth: '\u200B顾\u200D南\u2060星\uFEFF',
  /** Invisible characters only. */
  invisible: '\u200B\u200D\u2060',
} as const
