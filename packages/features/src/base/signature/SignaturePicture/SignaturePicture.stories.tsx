import { criteriaPictureFixture, pictureFixture } from '@shulei/mocks/base/signature/pictures.ts'
import { competitions } from '@shulei/mocks/cast/competitions.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { contestSite } from '../../../compete/competition/stories/contestSite.tsx'
import * as css from './SignaturePicture.stories.css.ts'
import { SignatureDrawing, SignaturePicture } from './SignaturePicture.tsx'

const meta = preview.meta({
  title: 'Areas/competition/SignaturePicture',
  component: SignaturePicture,
  decorators: [contestSite],
  args: { picture: pictureFixture('penguins', 'large') },
})

/** Each form as it stands in the head of its competition. */
export const EveryForm = meta.story({
  tags: ['modes', 'modes-colours'],
  render: () => (
    <div className={css.all}>
      {competitions.map(({ slug }) => (
        <SignaturePicture key={slug} picture={pictureFixture(slug, 'large')} />
      ))}
      <SignaturePicture picture={criteriaPictureFixture()} />
    </div>
  ),
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('figure')
    await expect(figures).toHaveLength(competitions.length + 1)
    for (const figure of figures) await expect(figure.querySelector('figcaption')).not.toBeEmptyDOMElement()
    const { width, height } = canvas.getAllByRole('img')[0]!.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(560 / 102, 1)
  },
})

/** Each form as it stands in a row of the list and on a tile: without words, named by its caption. */
export const Small = meta.story({
  render: () => (
    <div className={css.rows}>
      {competitions.map(({ slug }) => (
        <SignatureDrawing key={slug} picture={pictureFixture(slug, 'small')} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: /\p{L}/u })).toHaveLength(competitions.length)
  },
})
