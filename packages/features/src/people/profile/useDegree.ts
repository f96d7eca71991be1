import { degreeOf } from '@shulei/domain/people/profile/degrees.ts'
import { useFormat } from '@shulei/i18n/format.ts'

/** Formats a stored degree: one of the list in the reader's language, any other as it was typed. */
export function useDegree() {
  const { pick } = useFormat()
  return (stored: string): string => {
    const degree = degreeOf(stored)
    return degree ? pick({ cn: degree.nameCn, en: degree.nameEn }) : stored
  }
}
