import { updateIntro, updateLocation } from '@shulei/contract/profile/calls.ts'
import { mockRefused } from '@shulei/mocks/mock.ts'
import { emptyProfileFixture, longProfileFixture } from '@shulei/mocks/profile/fixtures.ts'
import { mockReader } from '@shulei/mocks/profile/people.ts'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '#storybook/preview'
import { ownProfile } from '../../stories/people.ts'
import { BasicForm } from './BasicForm.tsx'

const meta = preview.meta({
  title: 'Areas/profile/BasicForm',
  component: BasicForm,
  parameters: { router: `/user/${mockReader.id}/profile` },
  args: { profile: ownProfile(), own: { sex: 1, birthday: '1996-03-08' } },
  beforeEach: () => localStorage.clear(),
})

export const Filled = meta.story()

/** Nothing said yet: each field says what belongs in it. */
export const Empty = meta.story({ args: { profile: emptyProfileFixture(), own: { sex: 0, birthday: null } } })

/** All that is wrong is said at once, each at its field; the focus goes to the first, and what was typed stays. */
export const Problems = meta.story({
  tags: ['modes'],
  args: { profile: longProfileFixture(mockReader), own: { sex: 2, birthday: '2096-03-08' } },
  play: async ({ canvas, userEvent, globals }) => {
    const isChinese = globals.locale === 'zh-CN'
    const introduction = canvas.getByRole('textbox', { name: isChinese ? '个人简介' : 'Introduction' })
    const name = canvas.getByRole('textbox', { name: isChinese ? '用户名' : 'User name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Sуstem')
    await userEvent.clear(introduction)
    await userEvent.click(introduction)
    await userEvent.paste('浪高预报员'.repeat(101))
    await userEvent.click(canvas.getByRole('button', { name: isChinese ? '保存基本资料' : 'Save Basics' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(introduction).toHaveAccessibleDescription(isChinese ? /最多 500 个字/ : /at most 500 characters/)
    await expect(canvas.getByText('505 / 500')).toHaveAttribute('data-over')
    await expect(canvas.getByText(isChinese ? /生日不能晚于今天/ : /cannot be after today/)).toBeVisible()
    await userEvent.click(document.body)
  },
})

/** A year without its day is no birthday, and not none either. */
export const HalfDay = meta.story({
  args: { own: { sex: 0, birthday: null } },
  play: async ({ canvas, userEvent }) => {
    const [year] = canvas.getAllByRole('spinbutton')
    await userEvent.click(year as HTMLElement)
    await userEvent.keyboard('1996')
    await userEvent.click(canvas.getByRole('button', { name: '保存基本资料' }))
    await expect(canvas.getByText('请把年、月、日都填上，或者都清空。')).toBeVisible()
    await waitFor(() => expect(year).toHaveFocus())
    await userEvent.click(document.body)
  },
})

/** One part was refused and the others were saved: its text stays, also after a reload. */
export const PartRefused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      mockRefused(updateIntro, 'introductionInvalid', '个人简介最多 400 个字。'),
      mockRefused(updateLocation, 'unavailable', '服务暂时不可用，请稍后再试。'),
    )
  },
  play: async ({ canvas, userEvent }) => {
    const introduction = canvas.getByRole('textbox', { name: '个人简介' })
    await userEvent.type(introduction, '再写一句。')
    await userEvent.type(canvas.getByRole('textbox', { name: '城市' }), '区')
    await userEvent.click(canvas.getByRole('button', { name: '保存基本资料' }))
    await screen.findByText('个人简介最多 400 个字。')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务暂时不可用')
    await waitFor(() => expect(introduction).toHaveFocus())
    await expect((introduction as HTMLTextAreaElement).value).toMatch(/再写一句。$/)
    const kept = JSON.parse(localStorage.getItem(`draft:/user/${mockReader.id}/profile#basic`) ?? '{}') as object
    await expect(Object.keys(kept).sort()).toEqual(['city', 'introduction'])
    await userEvent.click(document.body)
  },
})

/** What was typed before is there again; going back to what is stored forgets it. */
export const DraftRestored = meta.story({
  tags: ['no-picture'],
  beforeEach() {
    localStorage.setItem(`draft:/user/${mockReader.id}/profile#basic`, JSON.stringify({ city: '嵊泗', other: 1 }))
  },
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByRole('textbox', { name: '城市' })
    await waitFor(() => expect(city).toHaveValue('嵊泗'))
    await expect(canvas.getByText(/有修改尚未保存/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '放弃修改：基本资料' }))
    await expect(city).toHaveValue(ownProfile().location.city)
    await expect(localStorage.getItem(`draft:/user/${mockReader.id}/profile#basic`)).toBeNull()
  },
})
