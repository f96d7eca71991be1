import { micrositeNewsPath, micrositePath } from '@shulei/domain/publish/microsite/address.ts'
import { type MenuPage, menuPages } from '@shulei/domain/publish/microsite/pages.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { FailureNote } from '../../../base/form/FailureNote.tsx'
import { useKeptFocus } from '../../../base/site/focus.ts'
import type { PreviewScreen, StudioPage } from '../PreviewFrames/PreviewFrames.tsx'
import { StudioBench, type StudioMaterial } from '../ThemeStudio/StudioBench.tsx'
import * as themeCss from '../ThemeStudio/ThemeStudio.css.ts'
import { LinkPanel } from './LinkPanel.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import * as css from './MicrositeStudio.css.ts'
import { PublishPanel } from './PublishPanel.tsx'
import { SiteConflict } from './SiteConflict.tsx'
import { type StudioData, useSiteDraft } from './useSiteDraft.ts'
import { useTextField } from './useTextField.ts'
import { WordsPanel } from './WordsPanel.tsx'

export interface MicrositeStudioProps extends StudioMaterial {
  studio: StudioData
  /** Panel of the time machine. */
  timeMachine?: ReactNode
  /** Addresses of the pages in the frames; stories give a page of their own. */
  addressOf?: (path: string, screen: PreviewScreen, save: number) => string
}

/** Address of a page with the draft of the person who runs the microsite. `save` makes a frame load its page again. */
const ownDraft = (path: string, { language, isNight }: PreviewScreen, save: number) =>
  `${path}?${new URLSearchParams({ draft: 'own', lang: language, theme: isNight ? 'dark' : 'light', save: String(save) })}`

/** A page that the frames can show: one of a menu, or the newest article of the news. */
type ShownPage = MenuPage | 'article'

/**
 * The studio of a microsite for the people who run it: the theme studio with the microsite's own pages, its words and its menu.
 * The draft is stored on the server; visitors see a version once it is published.
 */
export function MicrositeStudio({
  studio: first,
  timeMachine,
  addressOf = ownDraft,
  ...material
}: MicrositeStudioProps) {
  const { t } = useTranslation('studio')
  const { t: shell } = useTranslation('shell')
  const { pick } = useFormat()
  const id = useId()
  const [page, setPage] = useState<ShownPage>('')
  const draft = useSiteDraft(first, material)
  const fieldOf = useTextField(draft)
  const panels = useRef<HTMLDivElement>(null)
  const kept = useKeptFocus(() => panels.current?.querySelector('summary'))
  const status = useRef<HTMLSpanElement>(null)
  const keptRetry = useKeptFocus(() => status.current)
  const { kind, name, pageNames, newestNews } = first
  const { texts, textSaves, studio, problem, failure, conflict } = draft
  const site = micrositePath(kind, name)
  const shownPages = newestNews === null ? menuPages : ([...menuPages, 'article'] as const)

  const labelOf = (of: ShownPage) => {
    if (of === 'article') return t('site.newestNews')
    const label = texts.menu.find((entry) => entry.page === of)?.label
    const [own, usual] = [label ? pick(label) : '', pick(pageNames[of])]
    return own === '' || own === usual ? usual : t('site.pageOf', { own, usual })
  }
  const label = labelOf(page)
  const path =
    page === 'article' ? micrositeNewsPath(kind, name, newestNews ?? 0) : page === '' ? site : `${site}/${page}`
  const pages = useMemo<readonly [StudioPage]>(
    () => [
      {
        id: page,
        name: { cn: label, en: label },
        address: (screen) => addressOf(path, screen, textSaves),
      },
    ],
    [page, label, path, addressOf, textSaves],
  )

  const told = () => {
    if (conflict) return t('site.state.stale')
    if (studio.weak.length > 0) return t('site.state.weak', { count: studio.weak.length })
    if (problem) return t('site.state.problem')
    if (draft.state === 'saving') return t('site.state.saving')
    if (draft.isChanged) return t('site.state.unsaved')
    return t(draft.data.draft ? 'site.state.saved' : 'site.state.same')
  }

  return (
    <StudioBench
      {...material}
      isMain
      studio={studio}
      pages={pages}
      title={t('site.heading', { name: pick(texts.title) })}
      lead={
        <>
          {t('site.about')}{' '}
          <TextLink component={Link} to={site}>
            {t('site.visit')}
          </TextLink>
        </>
      }
      actions={
        <>
          <span
            ref={status}
            role="status"
            tabIndex={-1}
            className={css.state}
            data-weak={studio.weak.length > 0 || conflict !== null || undefined}
          >
            {told()}
          </span>
          {draft.canRetry && (
            <Button {...keptRetry} size="s" onPress={() => void draft.retry()}>
              {shell('action.retry')}
            </Button>
          )}
        </>
      }
      framesHead={
        <div className={themeCss.start}>
          <label htmlFor={id}>{t('site.page')}</label>
          <select
            id={id}
            className={themeCss.select}
            value={page}
            onChange={(event) => setPage(event.currentTarget.value as ShownPage)}
          >
            {shownPages.map((option) => (
              <option key={option} value={option}>
                {labelOf(option)}
              </option>
            ))}
          </select>
        </div>
      }
    >
      <SiteConflict draft={draft} />
      {failure && !conflict && (
        <div {...kept}>
          <FailureNote failure={failure} {...(draft.isUnread ? { title: t('site.unread') } : {})} />
        </div>
      )}
      {problem && (
        <p className={css.problem} role="alert">
          {t('site.problemOf', fieldOf(problem))}
        </p>
      )}
      <div ref={panels} className={css.panels}>
        <PublishPanel draft={draft} />
        <LinkPanel draft={draft} />
        <WordsPanel draft={draft} />
        <MenuPanel draft={draft} />
        {timeMachine}
      </div>
    </StudioBench>
  )
}
