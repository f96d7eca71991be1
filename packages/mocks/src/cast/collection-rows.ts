/** Kinds of items that a person can save. */
export type CollectionKind = 'competition' | 'dataset' | 'article' | 'question' | 'notebook'

// Ids follow the order of the rows: add at the end only.

export const collectionRows: [mailbox: string, daysAgo: number, kind: CollectionKind, target: string][] = [
  ['lin', 16, 'article', 'honest-lags'],
  ['lin', 13, 'notebook', 'births-fourier'],
  ['lin', 1, 'competition', 'co2-monthly'],
  ['lin', 24, 'article', 'rhyme-features'],
  ['lin', 1, 'question', 'monitor-co2'],
  ['lin', 35, 'dataset', 'weather-type'],
  ['wen', 15, 'article', 'plot-first'],
  ['wen', 14, 'notebook', 'births-eda'],
  ['wen', 13, 'article', 'baseline-first'],
  ['wen', 6, 'competition', 'us-births'],
  ['mira', 40, 'article', 'leak-walk'],
  ['mira', 5, 'dataset', 'flight-delay'],
  ['mira', 10, 'question', 'lag-leak'],
  ['mira', 12, 'notebook', 'penguin-plots'],
  ['gu', 25, 'article', 'calibration'],
  ['gu', 23, 'question', 'tang-split'],
  ['gu', 20, 'notebook', 'tang-tfidf'],
  ['he', 17, 'article', 'plot-first'],
  ['he', 46, 'article', 'captain-notes'],
  ['zhou', 28, 'notebook', 'tang-tfidf'],
  ['zhou', 27, 'dataset', 'tang-or-song'],
  ['tang', 11, 'article', 'baseline-first'],
  ['sofia', 16, 'article', 'honest-lags'],
  ['priya', 50, 'article', 'leak-walk'],
  ['ayinur', 31, 'question', 'weather-class'],
  ['meng', 44, 'article', 'baseline-first'],
  ['ouyang', 42, 'question', 'cv-gap'],
]
