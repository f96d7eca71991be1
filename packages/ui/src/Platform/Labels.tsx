import type { PlacedColumn, PlatformColumn } from './columns.ts'
import { compactForm, type LabelForm, placeLabels, wideForm } from './labels.ts'
import * as css from './Platform.css.ts'

interface LabelsProps {
  columns: readonly PlatformColumn[]
  placed: readonly PlacedColumn[]
}

/**
 * Names and scores of the first three, laid out twice: for a wide picture and, with larger text, for a phone. The style
 * sheet shows the right one, because a server does not know the width.
 */
export function Labels({ columns, placed }: LabelsProps) {
  return (
    <>
      <LabelSet name="wide" form={wideForm} columns={columns} placed={placed} />
      <LabelSet name="compact" form={compactForm} columns={columns} placed={placed} />
    </>
  )
}

function LabelSet({ name, form, columns, placed }: LabelsProps & { name: 'wide' | 'compact'; form: LabelForm }) {
  return (
    <g className={css.labels} data-form={name}>
      {placeLabels(columns, placed, form).map((label) => (
        <g key={label.rank}>
          {label.leader && <path className={css.leader} d={label.leader} />}
          <text className={css.name} x={label.x} y={label.y} textAnchor={label.anchor}>
            {label.name}
          </text>
          {label.score && (
            <text className={css.score} x={label.x} y={label.y + form.leading} textAnchor={label.anchor}>
              {label.score}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}
