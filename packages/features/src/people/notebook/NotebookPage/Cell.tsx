import { type CodeMarks, codeParts } from '@shulei/domain/base/markup/code.ts'
import { chartOf, plotlyPicture } from '@shulei/domain/people/notebook/chart.ts'
import { Prose } from '@shulei/ui/Prose/Prose.tsx'
import { useTranslation } from 'react-i18next'
import type { NotebookCell, NotebookOutput } from '../useNotebook.ts'
import * as css from './NotebookPage.css.ts'
import { Table } from './Table.tsx'

type TextCell = Extract<NotebookCell, { kind: 'text' }>
type Levels = ReadonlyMap<string, 2 | 3 | 4>

function Words({ parts, levels }: { parts: TextCell['parts']; levels: Levels }) {
  const { t } = useTranslation('notebook')
  return (
    <Prose>
      {parts.map((part, index) => {
        // the server has sanitised it twice: when it was stored, and when it was read
        if (part.kind === 'markup') return <Prose key={index} sanitisedHtml={part.html} />
        if (part.kind === 'table') {
          return [
            <Table key={index} table={part} />,
            part.isCut && (
              <p key={`${index} cut`} className={css.note}>
                {t('output.tableCut')}
              </p>
            ),
          ]
        }
        const level = levels.get(part.id)
        const Heading = `h${level ?? 2}` as const
        return level === undefined ? null : (
          <Heading key={index} id={part.id} className={css.heading}>
            {part.text}
          </Heading>
        )
      })}
    </Prose>
  )
}

function Code({ source, marks }: { source: string; marks?: CodeMarks | undefined }) {
  return (
    <Prose>
      <pre>
        <code>
          {codeParts(source, marks).map(({ text, kind }, index) =>
            kind === null ? (
              text
            ) : (
              <span key={index} className={`code-${kind}`}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </Prose>
  )
}

const none: Levels = new Map()

/** A sentence about an output that is not shown, which says what its author can do about it, if anything. */
function Omitted({ types, why }: Pick<Extract<NotebookOutput, { kind: 'omitted' }>, 'types' | 'why'>) {
  const { t } = useTranslation('notebook')
  const name = types.map(chartOf).find((chart) => chart !== null)
  const sentence = () => {
    if (why === 'elsewhere') return t('output.elsewhere')
    if (!name) return t('output.omitted', { types: types.join(', ') })
    if (why) return t(`output.${why}`, { name })
    return name === 'Plotly' ? t('output.plotly', { call: plotlyPicture }) : t('output.chart', { name })
  }
  return <p className={css.note}>{sentence()}</p>
}

function Output({ output, alt }: { output: NotebookOutput; alt: string }) {
  const { t } = useTranslation('notebook')
  switch (output.kind) {
    case 'picture':
      return (
        <img
          className={css.picture}
          src={output.url}
          width={output.width}
          height={output.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
      )
    case 'table':
      return (
        <>
          <Prose>
            <Table table={output} />
          </Prose>
          {output.isCut && <p className={css.note}>{t('output.tableCut')}</p>}
        </>
      )
    case 'omitted':
      return <Omitted types={output.types} why={output.why} />
    case 'words':
      return <Words parts={output.parts} levels={none} />
    case 'code':
      return (
        <>
          <Code source={output.source} marks={output.marks} />
          {output.isCut && <p className={css.note}>{t('output.cut')}</p>}
        </>
      )
    default:
      return (
        <>
          {output.kind === 'error' && <p className={css.failed}>{t('output.error', { name: output.name })}</p>}
          {output.kind === 'text' && output.from === 'stderr' && <p className={css.note}>{t('output.stderr')}</p>}
          <Prose>
            <pre className={css.printed} data-failed={output.kind === 'error' || undefined}>
              {output.text}
            </pre>
          </Prose>
          {output.isCut && <p className={css.note}>{t('output.cut')}</p>}
        </>
      )
  }
}

/** A cell: words, or code with what it printed, drew or answered. All of it is text and pictures of the site's own. */
export function Cell({ cell, levels }: { cell: NotebookCell; levels: Levels }) {
  const { t } = useTranslation('notebook')
  if (cell.kind === 'text') return <Words parts={cell.parts} levels={levels} />
  if (cell.kind === 'skipped') {
    return <p className={css.note}>{cell.type === null ? t('cell.broken') : t('cell.unknown', { type: cell.type })}</p>
  }
  if (cell.kind === 'raw') {
    return (
      <Prose>
        <pre>{cell.source}</pre>
      </Prose>
    )
  }
  const { no, source, marks, outputs } = cell
  const name = no === null ? t('cell.notRun') : t('cell.code', { no })
  return (
    <section className={css.code} aria-label={name}>
      <span className={css.no} aria-hidden="true">
        {no === null ? '[ ]' : `[${no}]`}
      </span>
      <div className={css.inside}>
        <Code source={source} marks={marks} />
        {outputs.length > 0 && (
          <div className={css.outputs}>
            {outputs.map((output, index) => (
              <Output
                key={index}
                output={output}
                alt={no === null ? t('output.picture') : t('output.pictureOf', { no })}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
