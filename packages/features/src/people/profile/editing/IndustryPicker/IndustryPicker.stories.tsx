import { updateInd } from '@shulei/contract/people/profile/calls.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { emptyProfileFixture, industryOptionsFixture, profileFixture } from '@shulei/mocks/people/profile/fixtures.ts'
import { mockReader } from '@shulei/mocks/people/profile/people.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { text } from '#storybook/texts'
import { IndustryPicker } from './IndustryPicker.tsx'

const four = profileFixture(mockReader, { industry: industryOptionsFixture().slice(0, 4) })

const meta = preview.meta({
  title: 'Areas/profile/IndustryPicker',
  component: IndustryPicker,
  parameters: { router: `/user/${mockReader.id}/profile` },
  args: { profile: four },
  beforeEach: () => localStorage.clear(),
})

const saveName = () => text('editing:save.name', { part: text('editing:part.industries') })

/** Nothing is chosen; a choice can be saved. */
export const None = meta.story({
  tags: ['no-picture'],
  args: { profile: emptyProfileFixture(mockReader) },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox')
    await userEvent.click(first as HTMLElement)
    await expect(first).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: saveName() }))
    await expect(await canvas.findByText(text('editing:save.saved'))).toBeVisible()
  },
})

/** Four are chosen: a fifth is refused with the reason, and stays unchosen. */
export const FifthRefused = meta.story({
  tags: ['modes'],
  play: async ({ canvas, userEvent }) => {
    const fifth = (await canvas.findAllByRole('checkbox'))[4] as HTMLElement
    await userEvent.click(fifth)
    await expect(await canvas.findByText(text('editing:industry.full', { max: 4 }))).toBeVisible()
    await expect(fifth).not.toBeChecked()
    await userEvent.click(document.body)
  },
})

/** A choice that was not saved stays, and can be saved again. */
export const SaveFailed = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(mockRefused(updateInd, 'unavailable'))
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('checkbox')
    await userEvent.click(first as HTMLElement)
    await userEvent.click(canvas.getByRole('button', { name: saveName() }))
    await expect(await canvas.findByText(refusalText('unavailable'))).toBeVisible()
    await expect(first).not.toBeChecked()
  },
})
