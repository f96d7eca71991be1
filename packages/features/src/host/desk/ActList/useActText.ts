import type { ActFacts } from '@shulei/domain/host/desk/acts.ts'
import type { DeskField, DeskValues } from '@shulei/domain/host/desk/values.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { useTranslation } from 'react-i18next'
import type { ActLine } from '../desk.ts'

/** Values whose lines only say that they were changed: they are texts of many lines. */
const long: readonly DeskField[] = ['summary', 'sections', 'faq']
export const isLong = (field: DeskField) => long.includes(field)

type Bilingual = DeskValues['title']

/** The facts of a line, whose shape follows from its act. */
export const factsOf = <A extends ActLine['act']>(line: ActLine, act: A): ActFacts[A] | null =>
  line.act === act ? (line.facts as unknown as ActFacts[A]) : null

/** A short value of a desk in words; both languages of a name where they differ. */
export function useValueText() {
  const { t } = useTranslation('desk')
  const { t: hosting } = useTranslation('hosting')
  const { dayTime, number } = useFormat()
  return (field: DeskField, value: unknown): string => {
    if (field === 'turn' || field === 'end') return dayTime(value as string)
    if (field === 'teamMax') return t('acts.people', { count: value as number, n: number(value as number) })
    if (field === 'dailySubmissions') return t('acts.times', { count: value as number, n: number(value as number) })
    if (field === 'gate') return hosting(`form.gates.${value as DeskValues['gate']}`)
    const { cn, en } = value as Bilingual
    const texts = [...new Set([cn, en])].filter((text) => text !== '')
    return texts.length === 0 ? t('acts.empty') : texts.join(' / ')
  }
}

/** What a line of the log says after the name of the person who did it. */
export function useActText() {
  const { t } = useTranslation('desk')
  const { t: hosting } = useTranslation('hosting')
  const { number, pick } = useFormat()
  const valueText = useValueText()
  return (line: ActLine): string => {
    const changed = factsOf(line, 'changed')
    if (changed) {
      const { field, before, after } = changed
      const name = t(`fields.${field}`)
      if (isLong(field)) return t('acts.changed', { field: name })
      const shown = (value: unknown) => {
        const text = valueText(field, value)
        return field === 'title' || field === 'gate' ? t('acts.quoted', { text }) : text
      }
      return t('acts.changedFrom', { field: name, before: shown(before), after: shown(after) })
    }
    const given = factsOf(line, 'roleGiven')
    if (given) {
      const after = hosting(`role.${given.after}`)
      if (given.before === null) return t('acts.roleGiven', { name: line.of ?? '', after })
      return t('acts.roleChanged', { name: line.of ?? '', before: hosting(`role.${given.before}`), after })
    }
    const taken = factsOf(line, 'roleTaken')
    if (taken) {
      const before = hosting(`role.${taken.before}`)
      // whoever is no owner takes a role from themselves alone
      return line.role === 'owner'
        ? t('acts.roleTaken', { name: line.of ?? '', before })
        : t('acts.roleLeft', { before })
    }
    const announced = factsOf(line, 'announced')
    if (announced) {
      const { audience, people, title } = announced
      const values = { count: people, n: number(people), title: pick(title) }
      return audience === 'all' ? t('acts.announcedAll', values) : t('acts.announcedIdle', values)
    }
    return line.act === 'made' ? t('acts.made') : t('acts.codeRenewed')
  }
}
