import { rowShares } from '@shulei/domain/host/hosting/limits.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Bar } from '@shulei/ui/TimeRuler/Bar.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './RowSplit.css.ts'

const parts = ['learn', 'a', 'b'] as const
type Part = (typeof parts)[number]

/** A part of the rows: those to learn from are the ground, list A is hatched and list B solid, as on every ruler. */
const Rows = ({ of, x, width }: { of: Part; x?: string; width: string }) =>
  of === 'learn' ? null : <Bar kind={of} {...(x ? { x } : {})} width={width} height="100%" />

/** How the rows of a table are split: a bar, its figures, and a sentence about what each part is for. */
export function RowSplit({ rows }: { rows: number }) {
  const { t } = useTranslation('hosting')
  const { number, percent } = useFormat()
  const { learn, a, b } = rowShares
  return (
    <section className={css.split} aria-label={t('split.title')}>
      <p className={css.label}>{t('split.title')}</p>
      <svg className={css.bar} aria-hidden="true">
        <Rows of="a" x={percent(learn)} width={percent(a)} />
        <Rows of="b" x={percent(learn + a)} width={percent(b)} />
      </svg>
      <ul className={css.figures}>
        {parts.map((part) => (
          <li key={part} className={css.figure}>
            <svg className={css.swatch} aria-hidden="true">
              <Rows of={part} width="100%" />
            </svg>
            <span>
              <b className={css.name}>{t(`split.${part}`)}</b>{' '}
              {t('split.part', {
                percent: percent(rowShares[part]),
                rows: number(Math.round(rows * rowShares[part])),
              })}
            </span>
          </li>
        ))}
      </ul>
      <p className={css.note}>{t('split.text', { learn: percent(learn), predict: percent(a + b) })}</p>
    </section>
  )
}
