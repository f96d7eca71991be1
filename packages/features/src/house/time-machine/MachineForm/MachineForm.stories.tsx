import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { machinePlaceFixture, reviewedPlaceFixture } from '@shulei/mocks/house/time-machine/fixtures.ts'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { MachineForm } from './MachineForm.tsx'

const listA = Date.parse(machinePlaceFixture().milestones[3]?.at ?? '')

const meta = preview.meta({
  title: 'Areas/time-machine/MachineForm',
  component: MachineForm,
  decorators: [withSite({ website: websiteFixture() })],
  args: { place: machinePlaceFixture(), shown: { role: 'captain', at: listA }, label: '查看' },
})

/** The instant is a milestone, whose button is pressed. */
export const AtMilestone = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(text('time-machine:role.label'))).toHaveValue('captain')
    await expect(
      canvas.getByRole('button', { pressed: true, name: pattern('time-machine:milestone.listA') }),
    ).toBeVisible()
    await expect(canvas.queryByRole('option', { name: text('time-machine:role.reviewer') })).toBeNull()
  },
})

/** Every control sends one form, which needs no script. */
export const OneForm = meta.story({
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    const form = canvas.getByRole('button', { name: '查看' }).closest('form') as HTMLFormElement
    await expect(form.getAttribute('action')).toBe('/api/site/time-machine')
    await expect(form.enctype).toBe('multipart/form-data')
    const preset = canvas.getByRole('button', { name: pattern('time-machine:milestone.freeze') }) as HTMLButtonElement
    const sent = Object.fromEntries(new FormData(form, preset))
    await expect(sent).toMatchObject({ scope: 'competition:1003', role: 'captain', zone: 'Asia/Shanghai' })
    await expect(Number(sent.preset)).toBe(Date.parse(machinePlaceFixture().milestones[5]?.at ?? ''))
  },
})

/** A contest with reviewers and rounds. */
export const Reviewed = meta.story({
  args: { place: reviewedPlaceFixture(), shown: { role: 'reviewer', at: listA + 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(text('time-machine:role.label'))).toHaveValue('reviewer')
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull()
  },
})

export const EnglishPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false }, locale: 'en-US' },
  args: { label: 'Show' },
})
