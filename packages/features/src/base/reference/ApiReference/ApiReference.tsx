import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './ApiReference.css.ts'
import { CallDetails } from './CallDetails.tsx'
import { Code } from './Code.tsx'
import { Errors } from './Errors.tsx'
import type { Reference } from './reference.ts'

const envelope = `{
  "status": "e200",
  "data": …,
  "errno": "e40400",
  "message": "…"
}`

/** Fragment of a group. Some groups have the name of a call, whose fragment is its name. */
const partOf = (slug: string) => `group-${slug}`

export interface ApiReferenceProps {
  reference: Reference
  /** Address of this server, for examples. */
  origin: string
}

/** Every call of the API: conventions, calls by group, errors and limits. Has no state, so that only a server renders it. */
export function ApiReference({ reference: { groups, errors, limits }, origin }: ApiReferenceProps) {
  const { t } = useTranslation('api-docs')
  const conventions = ['envelope', 'headers', 'writes'] as const
  const parts = [
    { id: 'basics', label: t('basics') },
    ...groups.map(({ slug, title }) => ({ id: partOf(slug), label: title })),
    { id: 'errors', label: t('errors') },
    { id: 'limits', label: t('limits') },
  ]
  return (
    <>
      <header className={css.band}>
        <div className={css.head}>
          <div>
            <h1 className={css.title}>{t('title')}</h1>
            <p className={css.lead}>{t('lead')}</p>
            <p className={css.facts}>
              <span>{t('calls', { count: groups.reduce((sum, { calls }) => sum + calls.length, 0) })}</span>
              <a href="/api/openapi.json">{t('document')}</a>
            </p>
          </div>
          <Code title={t('example')} text={`SHULEI=${origin}\ncurl "$SHULEI/api/competitions?sort=newest"`} />
        </div>
      </header>
      <div className={css.columns}>
        <nav className={css.nav} aria-label={t('groups')}>
          {parts.map(({ id, label }) => (
            <a key={id} className={css.navLink} href={`#${id}`}>
              {label}
            </a>
          ))}
        </nav>
        <div className={css.parts}>
          <section id="basics" className={css.part}>
            <h2 className={css.heading}>{t('basics')}</h2>
            <div className={css.basics}>
              <dl className={css.conventions}>
                {conventions.map((name) => (
                  <Fragment key={name}>
                    <dt>{t(`convention.${name}`)}</dt>
                    <dd>{t(`intro.${name}`)}</dd>
                  </Fragment>
                ))}
              </dl>
              <Code title="JSON" text={envelope} />
            </div>
          </section>
          {groups.map(({ slug, title, calls }) => (
            <section key={slug} id={partOf(slug)} className={css.part}>
              <h2 className={css.heading}>{title}</h2>
              <div className={css.calls}>
                {calls.map((call) => (
                  <CallDetails key={call.name} call={call} />
                ))}
              </div>
            </section>
          ))}
          <section id="errors" className={css.part}>
            <h2 className={css.heading}>{t('errors')}</h2>
            <div className={css.sheet}>
              <Errors lines={errors} />
            </div>
          </section>
          <section id="limits" className={css.part}>
            <h2 className={css.heading}>{t('limits')}</h2>
            <ul className={css.limits}>
              {limits.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </>
  )
}
