import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { prose } from '@shulei/ui/Prose/Prose.css.ts'
import TableIcon from 'lucide-react/dist/esm/icons/table.mjs'
import { Button } from 'react-aria-components/Button'
import { useTranslation } from 'react-i18next'
import { MarkupView } from '../MarkupView.tsx'
import { EditorToolbar } from './EditorToolbar.tsx'
import * as css from './RichTextEditor.css.ts'
import type { Tool } from './tools.ts'

const none: ReadonlySet<Tool> = new Set()
const nothing = () => {}

interface RestingSurfaceProps {
  html: string
  placeholder: string | undefined
  hasTables: boolean
}

/** Placeholder of the editor with the same height: its toolbar and the readable text. */
export function RestingSurface({ html, placeholder, hasTables }: RestingSurfaceProps) {
  const { t } = useTranslation('rich-text')
  return (
    <>
      <EditorToolbar
        active={none}
        usable={none}
        onUse={nothing}
        onLeave={nothing}
        tableMenu={
          hasTables && (
            <Button aria-label={t('tool.table')} className={css.tool} isDisabled>
              <Icon of={TableIcon} />
            </Button>
          )
        }
      />
      <div className={css.page}>
        {html === '' ? <p className={css.placeholder}>{placeholder}</p> : null}
        <div className={`${prose} ${css.text}`}>
          <MarkupView html={html === '' ? '<p></p>' : html} />
        </div>
      </div>
    </>
  )
}
