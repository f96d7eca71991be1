import type { Data } from '@shulei/contract/call.ts'
import type { competitionList } from '@shulei/contract/compete/competition/calls.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import * as css from './SignaturePicture.css.ts'

type Picture = NonNullable<Data<typeof competitionList>['cmpt']['list'][number]['picture']>

/** The drawing alone, named by its caption: for rows and tiles, where there is no room for words. As wide as its container. */
export function SignatureDrawing({ picture }: { picture: Picture }) {
  const { pick } = useFormat()
  const { width, height, marks, labels } = picture
  return (
    <svg className={css.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={pick(picture.caption)}>
      {marks.map(({ tone, d, line, dash, round, opacity, grid }) => (
        <path
          key={d}
          data-tone={tone}
          d={d}
          strokeWidth={line}
          strokeDasharray={dash}
          strokeLinecap={round && 'round'}
          opacity={opacity}
          transform={grid && `matrix(${grid[2]} 0 0 ${grid[3]} ${grid[0]} ${grid[1]})`}
        />
      ))}
      {labels.map(({ x, y, text, size, anchor, tone }) => (
        <text key={`${x} ${y}`} x={x} y={y} fontSize={size} textAnchor={anchor} data-tone={tone}>
          {typeof text === 'string' ? text : pick(text)}
        </text>
      ))}
    </svg>
  )
}

/** The signature picture of a competition with its caption and the colours of its categories. */
export function SignaturePicture({ picture, className = css.figure }: { picture: Picture; className?: string }) {
  const { pick } = useFormat()
  return (
    <figure className={className}>
      <SignatureDrawing picture={picture} />
      <figcaption className={css.caption}>
        <span>{pick(picture.caption)}</span>
        {picture.keys.map(({ tone, name }) => (
          <span key={name.en} className={css.key} data-tone={tone}>
            {pick(name)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
