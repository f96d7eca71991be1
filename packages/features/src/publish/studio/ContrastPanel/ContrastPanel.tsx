import { type WeakPair, weakPairs } from '@shulei/ui/theme/contrastCheck.ts'
import { contrastPairs } from '@shulei/ui/theme/pairs.ts'
import type { ColourToken, ThemeTokens } from '@shulei/ui/theme/tokens.ts'
import { type Ref, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './ContrastPanel.css.ts'

/** The pairs of a theme with too little contrast. */
export const useWeakPairs = (tokens: ThemeTokens) => useMemo(() => weakPairs(tokens), [tokens])

export interface ContrastPanelProps {
  tokens: ThemeTokens
  weak: readonly WeakPair[]
  /** Called with the passing colour. */
  onUse: (token: ColourToken, colour: string) => void
  headingRef?: Ref<HTMLHeadingElement>
}

/** The pairs with too little contrast, by how much, and the nearest passing colour. Changes of the count are announced. */
export function ContrastPanel({ tokens, weak, onUse, headingRef }: ContrastPanelProps) {
  const { t } = useTranslation('studio')
  const total = contrastPairs.length
  return (
    <section className={css.panel} data-weak={weak.length > 0 || undefined}>
      <h2 ref={headingRef} tabIndex={-1} className={css.title}>
        {t('contrast.title')}
      </h2>
      <p role="status" className={css.summary}>
        {weak.length === 0 ? t('contrast.fine', { total }) : t('contrast.weak', { count: weak.length, total })}
      </p>
      {weak.length > 0 && (
        <ul className={css.list}>
          {weak.map(({ foreground, ground, ratio, minimum, passing }) => {
            const names = { foreground: t(`token.${foreground}`), ground: t(`token.${ground}`) }
            return (
              <li key={`${foreground}${ground}`} className={css.pair}>
                <span
                  className={css.sample}
                  data-colour-sample=""
                  style={{ color: tokens[foreground], background: tokens[ground] }}
                  aria-hidden="true"
                />
                <span className={css.words}>
                  <span className={css.name}>{t('contrast.pair', names)}</span>
                  <span className={css.ratio}>{t('contrast.ratio', { ratio: ratio.toFixed(2), minimum })}</span>
                </span>
                {passing ? (
                  <button
                    type="button"
                    className={css.use}
                    aria-label={t('contrast.useLabel', { foreground: names.foreground, colour: passing })}
                    onClick={() => onUse(foreground, passing)}
                  >
                    {t('contrast.use', { colour: passing })}
                  </button>
                ) : (
                  <span className={css.ratio}>{t('contrast.noWay')}</span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
