/** Degrees of an education in the order of the form; people may have typed others. */
export const degrees = [
  { nameCn: '专科', nameEn: 'Associate' },
  { nameCn: '本科', nameEn: 'Bachelor' },
  { nameCn: '硕士', nameEn: 'Master' },
  { nameCn: '博士', nameEn: 'Doctor' },
] as const

/** The degree that a stored text names in either language: the one in which it was chosen. Null for any other text. */
export const degreeOf = (text: string) =>
  degrees.find(({ nameCn, nameEn }) => text === nameCn || text === nameEn) ?? null
