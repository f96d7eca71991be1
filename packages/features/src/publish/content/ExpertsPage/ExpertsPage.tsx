import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as contentAddress from '@shulei/domain/address/content.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Avatar } from '@shulei/ui/Avatar/Avatar.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { FilterGroup } from '@shulei/ui/FilterGroup/FilterGroup.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { Tag } from '@shulei/ui/Tag/Tag.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { useShownName } from '../../../base/site/useShownName.ts'
import { type Expert, expertsArgs, otherLang } from '../content.ts'
import * as page from '../PageHead.css.ts'
import { PageHead } from '../PageHead.tsx'
import * as css from './ExpertsPage.css.ts'

function ExpertCard({ expert }: { expert: Expert }) {
  const { language } = useFormat()
  const { person, organization, role, types, html } = expert
  const name = useShownName(person)
  const lang = otherLang(expert.lang, language)
  return (
    <li className={css.expert}>
      <Avatar name={name} seed={String(person.id)} size="m" {...(person.avatar ? { src: person.avatar } : {})} />
      <div className={css.words}>
        <h2 className={css.name}>
          <Link className={css.link} to={profileAddress.history({ id: person.id })}>
            {name}
          </Link>
        </h2>
        <p className={css.role} lang={lang}>
          {role}
        </p>
        {organization ? <p className={css.organization}>{organization}</p> : null}
        <Prose sanitisedHtml={html} {...(lang ? { lang } : {})} />
        <p className={css.tags}>
          {types.map((type) => (
            <Tag key={type} isOutlined>
              {type}
            </Tag>
          ))}
        </p>
      </div>
    </li>
  )
}

/** Experts of the platform by their field; each leads to the person's profile. */
export function ExpertsPage({ type }: { type: string }) {
  const { t } = useTranslation('content')
  const { t: shell } = useTranslation('shell')
  const { language, number } = useFormat()
  const { data, error, mutate } = useCall(refs.experts, expertsArgs(type, language), { keepPreviousData: true })
  return (
    <main id="content" tabIndex={-1} className={page.page}>
      <PageHead eyebrow={t('experts.eyebrow')} title={t('experts.title')} lead={t('experts.lead')} />
      {data ? (
        <FilterGroup
          label={t('experts.type')}
          component={Link}
          items={[
            { label: t('experts.all'), to: contentAddress.experts(), isCurrent: type === '' },
            ...data.types
              .filter(({ count }) => count > 0)
              .map(({ code, name, count }) => ({
                label: name,
                count: number(count),
                to: contentAddress.experts({ type: code }),
                isCurrent: code === type,
              })),
          ]}
        />
      ) : null}
      {error && !data ? <LoadFailed error={error} onRetry={() => mutate()} /> : null}
      {!data && !error ? <Loading label={shell('a11y.loading')} /> : null}
      {data?.list.length === 0 && type === '' ? <EmptyState title={t('experts.none')} /> : null}
      {data?.list.length === 0 && type !== '' ? (
        <EmptyState title={t('experts.empty')} description={t('experts.emptyHint')}>
          <LinkButton component={Link} to={contentAddress.experts()}>
            {t('experts.all')}
          </LinkButton>
        </EmptyState>
      ) : null}
      {data && data.list.length > 0 ? (
        <ul className={css.list}>
          {data.list.map((expert) => (
            <ExpertCard key={expert.person.id} expert={expert} />
          ))}
        </ul>
      ) : null}
    </main>
  )
}
