import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { listArgs } from '../args.ts'
import { type Microsite, micrositePageAddress } from '../microsite.ts'
import { useWords } from '../words.ts'
import * as css from './MicrositeIndex.css.ts'

/** The published microsites of a kind, each as a card in its own colours, type and art (Q101, X016). */
export function MicrositeIndex({ kind }: { kind: Microsite['kind'] }) {
  const { t } = useTranslation('microsite')
  const { t: shell } = useTranslation('shell')
  const { number, pick } = useFormat()
  const words = useWords()
  const { data, error, mutate } = useCall(refs.micrositeList, listArgs(kind))
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <header>
        <h1 className={css.title}>{t(`index.${kind}`)}</h1>
        <p className={css.lead}>{t(`index.${kind}Lead`)}</p>
      </header>
      {data ? (
        data.list.length === 0 ? (
          <EmptyState title={t('index.empty')} />
        ) : (
          <ul className={css.list}>
            {data.list.map(({ name, title, eyebrow, lead, competitions, teams, newestNews }) => (
              <li key={name} className={css.card} data-microsite={name}>
                <div className={css.art} aria-hidden="true" />
                <p className={css.eyebrow} {...words(eyebrow)} />
                <h2 className={css.name}>
                  <Link className={css.link} to={micrositePageAddress({ kind, name })} {...words(title)} />
                </h2>
                <p className={css.claim}>{lead.map(pick).join(pick({ cn: '', en: ' ' }))}</p>
                <p className={css.facts}>
                  <span>{t('index.competitions', { count: competitions, n: number(competitions) })}</span>
                  <span>{t('index.teams', { count: teams, n: number(teams) })}</span>
                  {newestNews && <span {...words(newestNews.title)} />}
                </p>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <LoadFailed error={error} onRetry={() => mutate()} />
      ) : (
        <Skeleton label={shell('a11y.loading')} shape="block" />
      )}
    </main>
  )
}
