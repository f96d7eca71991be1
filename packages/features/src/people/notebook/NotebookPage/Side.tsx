import type { NotebookHeading } from '@shulei/domain/people/notebook/outline.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { DescriptionList } from '@shulei/ui/DescriptionList/DescriptionList.tsx'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import Download from 'lucide-react/dist/esm/icons/download.mjs'
import { useTranslation } from 'react-i18next'
import type { Notebook } from '../useNotebook.ts'
import * as css from './NotebookPage.css.ts'

/** Facts about the file, its download, and the list of contents. */
export function Side({ notebook, headings }: { notebook: Notebook; headings: readonly NotebookHeading[] }) {
  const { t } = useTranslation('notebook')
  const { bytes, number } = useFormat()
  const { file, language, cells } = notebook
  return (
    <aside className={css.side} aria-label={t('about')}>
      <DescriptionList
        items={[
          { term: t('fact.language'), value: language },
          { term: t('fact.cells'), value: number(cells) },
          { term: t('fact.file'), value: <span className={css.fileName}>{file.name}</span> },
          { term: t('fact.size'), value: bytes(file.bytes) },
          { term: 'SHA-256', value: <code className={css.hash}>{file.sha256}</code> },
        ]}
      />
      <LinkButton component="a" href={file.url} download icon={<Icon of={Download} />}>
        {t('download')}
      </LinkButton>
      {headings.length > 1 && (
        <nav className={css.contents} aria-label={t('contents')}>
          <p className={css.contentsTitle}>{t('contents')}</p>
          <ol className={css.entries}>
            {headings.map(({ id, text, level }) => (
              <li key={id} data-level={level}>
                <a className={css.entry} href={`#${id}`}>
                  {text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </aside>
  )
}
