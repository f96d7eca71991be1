import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContrastPanel } from '../ContrastPanel/ContrastPanel.tsx'
import { ImportTheme } from '../ImportTheme/ImportTheme.tsx'
import { PreviewFrames, type StudioPage, type ThemeTools } from '../PreviewFrames/PreviewFrames.tsx'
import { HistoryButtons } from './HistoryButtons.tsx'
import { StartMenu, type StudioTheme } from './StartMenu.tsx'
import * as css from './ThemeStudio.css.ts'
import type { StudioState } from './useStudio.ts'
import { ValueList } from './ValueList.tsx'

/** The themes, drawings and functions that every studio gets from outside. */
export interface StudioMaterial {
  /** The first theme is open at the start. */
  themes: readonly [StudioTheme, ...StudioTheme[]]
  /** Names of the registered drawings. */
  art: readonly string[]
  tools: ThemeTools
}

export interface StudioBenchProps extends StudioMaterial {
  studio: StudioState
  pages: readonly StudioPage[]
  title: ReactNode
  lead: ReactNode
  /** Buttons beside undo and redo, and what they have to say. */
  actions: ReactNode
  /** Panels before those of the theme. */
  children?: ReactNode
  /** Stands above the frames: which page they show. */
  framesHead?: ReactNode
  isMain?: boolean
}

/** The values of a theme beside the pages that wear it: what the studio of a theme and the studio of a microsite have in common. */
export function StudioBench({ studio, themes, art, tools, pages, isMain = false, ...parts }: StudioBenchProps) {
  const { t } = useTranslation('studio')
  const { history, change, weak, contrast, step } = studio
  const { present } = history
  const { tokens } = present
  const Root = isMain ? 'main' : 'div'
  return (
    <Root className={css.studio} {...(isMain ? { id: 'content', tabIndex: -1 } : {})}>
      <div className={css.values}>
        <header className={css.head}>
          <h1 className={css.title}>{parts.title}</h1>
          <StartMenu
            themes={themes}
            draft={present}
            onStart={(theme) =>
              change({ kind: 'replace', draft: { ...present, name: theme.id, tokens: theme.tokens } })
            }
          />
          <div className={css.tools} role="toolbar" aria-label={t('tools.label')}>
            <HistoryButtons canUndo={history.past.length > 0} canRedo={history.future.length > 0} onStep={step} />
            {parts.actions}
          </div>
        </header>
        <p className={css.lead}>{parts.lead}</p>
        {parts.children}
        <ContrastPanel
          tokens={tokens}
          weak={weak}
          headingRef={contrast}
          onUse={(token, value) => {
            change({ kind: 'set', name: token, value })
            change({ kind: 'settle' })
            contrast.current?.focus()
          }}
        />
        <ImportTheme
          art={art}
          onImport={(imported, from) =>
            change({ kind: 'replace', draft: { ...present, name: from, tokens: imported } })
          }
        />
        <ValueList
          tokens={tokens}
          art={art}
          onChange={(token, value) => change({ kind: 'set', name: token, value })}
          onSettle={() => change({ kind: 'settle' })}
        />
      </div>
      <section className={css.frames} aria-label={t('frames.title')}>
        <div className={css.framesHead}>
          <h2 className={css.framesTitle}>{t('frames.title')}</h2>
          {parts.framesHead}
        </div>
        {pages.map((page) => (
          <PreviewFrames key={page.id} page={page} tokens={tokens} tools={tools} />
        ))}
      </section>
    </Root>
  )
}
