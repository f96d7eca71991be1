import { updateIntro, updateLocation } from '@shulei/contract/people/profile/calls.ts'
import { profileLimits } from '@shulei/domain/people/profile/edit.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { emptyProfileFixture, longProfileFixture } from '@shulei/mocks/people/profile/fixtures.ts'
import { mockReader } from '@shulei/mocks/people/profile/people.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { expect, fn, screen, waitFor, type within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { ownProfile } from '../../stories/people.ts'
import { BasicForm } from './BasicForm.tsx'

const meta = preview.meta({
  title: 'Areas/profile/BasicForm',
  component: BasicForm,
  parameters: { router: `/user/${mockReader.id}/profile` },
  args: { profile: ownProfile(), own: { sex: 1, birthday: '1996-03-08' } },
  beforeEach: () => localStorage.clear(),
})

const saveButton = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('button', { name: text('editing:save.name', { part: text('editing:part.basic') }) })

export const Filled = meta.story()

/** Empty fields with descriptions of their content. */
export const Empty = meta.story({ args: { profile: emptyProfileFixture(), own: { sex: 0, birthday: null } } })

/** All problems are shown at once, each at its field; the focus goes to the first, and the typed values stay. */
export const Problems = meta.story({
  tags: ['modes'],
  args: { profile: longProfileFixture(mockReader), own: { sex: 2, birthday: '2096-03-08' } },
  play: async ({ canvas, userEvent }) => {
    const introduction = canvas.getByRole('textbox', { name: text('editing:basic.introduction') })
    const name = canvas.getByRole('textbox', { name: text('editing:basic.userName') })
    await userEvent.clear(name)
    await userEvent.type(name, 'Sуstem')
    await userEvent.clear(introduction)
    await userEvent.click(introduction)
    await userEvent.paste('浪高预报员'.repeat(101))
    await userEvent.click(
      canvas.getByRole('button', {
        name: text('editing:save.name', { part: text('editing:part.basic') }),
      }),
    )
    await waitFor(() => expect(name).toHaveFocus())
    await expect(introduction).toHaveAccessibleDescription(pattern('editing:problem.tooLong', { max: 500 }))
    await expect(canvas.getByText('505 / 500')).toHaveAttribute('data-over')
    await expect(canvas.getByText(text('editing:problem.future'))).toBeVisible()
    await userEvent.click(document.body)
  },
})

/** An incomplete birthday is neither a date nor empty: it is an error. */
export const HalfDay = meta.story({
  args: { own: { sex: 0, birthday: null } },
  play: async ({ canvas, userEvent }) => {
    const [year] = canvas.getAllByRole('spinbutton')
    await userEvent.click(year as HTMLElement)
    await userEvent.keyboard('1996')
    await userEvent.click(
      canvas.getByRole('button', { name: text('editing:save.name', { part: text('editing:part.basic') }) }),
    )
    await expect(canvas.getByText(text('editing:problem.halfDay'))).toBeVisible()
    await waitFor(() => expect(year).toHaveFocus())
    await userEvent.click(document.body)
  },
})

/** One part was refused and the others were saved: its text stays, also after a reload. */
export const PartRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mockRefused(updateIntro, 'introductionInvalid', { facts: { max: profileLimits.introduction } }),
      mockRefused(updateLocation, 'unavailable'),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const introduction = canvas.getByRole('textbox', { name: text('editing:basic.introduction') })
    await userEvent.type(introduction, '再写一句。')
    await userEvent.type(canvas.getByRole('textbox', { name: text('editing:basic.city') }), '区')
    await userEvent.click(
      canvas.getByRole('button', { name: text('editing:save.name', { part: text('editing:part.basic') }) }),
    )
    await screen.findByText(refusalText('introductionInvalid', { max: profileLimits.introduction }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('unavailable'))
    await waitFor(() => expect(introduction).toHaveFocus())
    await expect((introduction as HTMLTextAreaElement).value).toMatch(/再写一句。$/)
    const stored = JSON.parse(localStorage.getItem(`draft:/user/${mockReader.id}/profile#basic`) ?? '{}') as object
    await expect(Object.keys(stored).sort()).toEqual(['@base', 'city', 'introduction'])
    await userEvent.click(document.body)
  },
})

const saved = fn()

/** Introduction and city were saved elsewhere since they were typed here: nothing is sent before the reader has chosen. */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    saved.mockClear()
    msw.use(
      mock(updateIntro, ({ body: { introduction, base } }) => {
        saved(introduction, base?.introduction)
        return { introduction }
      }),
    )
    const base = JSON.stringify({ introduction: '最早的简介', city: '' })
    const typed = { introduction: `${ownProfile().introduction}\n这里写的一句。`, city: '嵊泗', '@base': base }
    localStorage.setItem(`draft:/user/${mockReader.id}/profile#basic`, JSON.stringify(typed))
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(text('shell:conflict.title'))
    await userEvent.click(saveButton(canvas))
    await expect(saved).not.toHaveBeenCalled()
    await userEvent.click(document.body)
  },
})

export const ConflictMine = meta.story({
  ...Conflict.input,
  tags: ['no-picture'], // ends as `Saved`
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('shell:conflict.takeMine') }))
    await expect(canvas.queryByText(text('shell:conflict.title'))).toBeNull()
    await userEvent.click(saveButton(canvas))
    const { introduction } = ownProfile()
    await waitFor(() => expect(saved).toHaveBeenCalledWith(`${introduction}\n这里写的一句。`, introduction))
  },
})

/** A stored draft is restored; discarding removes it. */
export const DraftRestored = meta.story({
  tags: ['no-picture'],
  beforeEach() {
    localStorage.setItem(
      `draft:/user/${mockReader.id}/profile#basic`,
      JSON.stringify({ city: '嵊泗', other: 1, '@base': JSON.stringify({ city: ownProfile().location.city }) }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByRole('textbox', { name: text('editing:basic.city') })
    await waitFor(() => expect(city).toHaveValue('嵊泗'))
    await expect(canvas.getByText(pattern('editing:save.unsaved'))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: text('editing:save.discardName', { part: text('editing:part.basic') }) }),
    )
    await expect(city).toHaveValue(ownProfile().location.city)
    await expect(localStorage.getItem(`draft:/user/${mockReader.id}/profile#basic`)).toBeNull()
  },
})

/** The session ended while the form was filled: a link leads to signing in and back, where the typed text is filled in again. */
export const SessionEnded = meta.story({
  tags: ['no-picture'], // the note is pictured with EmailSettings
  beforeEach: ({ msw }) => msw.use(mockRefused(updateIntro, 'loginFirst')),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: text('editing:basic.introduction') })
    await userEvent.clear(field)
    await userEvent.type(field, '喜欢看浪')
    await userEvent.click(
      canvas.getByRole('button', { name: text('editing:save.name', { part: text('editing:part.basic') }) }),
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('loginFirst'))
    const href = decodeURIComponent(
      canvas.getByRole('link', { name: text('shell:error.loginLink') }).getAttribute('href') ?? '',
    )
    await expect(href).toMatch(new RegExp(`login2.*/user/${mockReader.id}/profile`))
    await expect(JSON.stringify(Object.values(localStorage))).toContain('喜欢看浪')
  },
})
