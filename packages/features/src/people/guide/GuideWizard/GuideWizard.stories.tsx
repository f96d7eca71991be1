import { accountSecurity, sendEmailCode, updateEmail } from '@shulei/contract/base/session/calls.ts'
import { guideInfo, saveIden } from '@shulei/contract/people/guide/calls.ts'
import { MAX_SKILL_LENGTH } from '@shulei/domain/base/text/skills.ts'
import { degrees } from '@shulei/domain/people/profile/degrees.ts'
import { securityFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { mock, mockRefused } from '@shulei/mocks/mock.ts'
import { guideFixture } from '@shulei/mocks/people/guide/fixtures.ts'
import { guideHandlersOf } from '@shulei/mocks/people/guide/handlers.ts'
import { identityHandlersOf } from '@shulei/mocks/people/identity/handlers.ts'
import { industryOptionsFixture } from '@shulei/mocks/people/profile/fixtures.ts'
import { refusalText } from '@shulei/mocks/refusal.ts'
import { useLocation } from 'react-router'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#storybook/preview'
import { pattern, text } from '#storybook/texts'
import { transcript } from '../../../base/site/stories/transcript.ts'
import { withSite } from '../../../base/site/stories/withSite.tsx'
import { holdingPhoto } from '../../identity/stories/photos.ts'
import { choosePhotos } from '../../identity/stories/play.ts'
import { BasicStep } from './BasicStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { GuideWizard, type GuideWizardProps } from './GuideWizard.tsx'
import { KeptRealName } from './KeptRealName.tsx'
import { OccupationStep } from './OccupationStep.tsx'
import { SkillsStep } from './SkillsStep.tsx'
import { VerificationStep } from './VerificationStep.tsx'

const wen = personOf('wen')
const origin = '/competitions/1001/submits'

const meta = preview.meta({
  title: 'Areas/guide/GuideWizard',
  component: GuideWizard,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { layout: 'fullscreen', router: '/guide/step-1', visual: { wholePage: true } },
  globals: { person: 'wen' },
  args: { page: 'basic', step: BasicStep, userId: wen.id, origin, outboxAddress: null },
  beforeEach({ msw }) {
    localStorage.clear()
    msw.use(...guideHandlersOf(wen), ...identityHandlersOf(wen))
  },
})

const state = (...args: Parameters<typeof guideHandlersOf>) => ({
  beforeEach: ({ msw }: { msw: { use: (...handlers: ReturnType<typeof guideHandlersOf>) => void } }) =>
    msw.use(...guideHandlersOf(...args)),
})

/** The form starts with the account's information; saving leads on. */
export const Basic = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: pattern('guide:basic.student') })).toBeChecked()
    await expect(canvas.getByText(wen.email)).toBeVisible()
    await expect(canvas.getByText(text('guide:nothingHere'))).toBeVisible()
    // the choices arrive after the form and make it higher
    await canvas.findAllByRole('checkbox')
    await expect(document.title).toContain(text('guide:step.basic'))
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

/** A new account: all problems are shown at once, the focus goes to the first, and a draft survives. */
export const Empty = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  ...state(wen, { isEmpty: true, binding: { email: '' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('guide:save') }))
    await expect(canvas.getAllByText(text('guide:problem.empty')).length).toBe(6)
    await expect(canvas.getByRole('button', { name: text('guide:basic.emailAdd') })).toHaveAccessibleDescription(
      text('guide:problem.empty'),
    )
    await waitFor(() => expect(document.activeElement).toHaveAttribute('type', 'radio'))
    const city = canvas.getByRole('combobox', { name: pattern('guide:basic.city') })
    await userEvent.type(city, 'qd')
    await userEvent.click(await screen.findByRole('option', { name: '青岛' }))
    await expect(city).toHaveValue('青岛 ')
    await expect(localStorage.getItem(`draft:/guide/step-1#${wen.id}`)).toContain('青岛')
    await userEvent.click(document.body)
  },
})

const saved = fn()

/** An address is added in a dialog over the form, which is not sent meanwhile. The step asks for it until it is there. */
export const Email = meta.story({
  tags: ['no-picture'], // the form is pictured in EmailSettings, and the error in Empty
  beforeEach: ({ msw }) => {
    saved.mockClear()
    let email = ''
    const guide = () => guideFixture(wen, { binding: { email } })
    msw.use(
      mock(guideInfo, guide),
      mock(saveIden, () => {
        saved()
        return guide()
      }),
      mock(accountSecurity, () => securityFixture({ email: null })),
      mock(sendEmailCode, ({ body }) => body),
      mock(updateEmail, ({ body }) => {
        email = body.email
        return { email }
      }),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: text('guide:save') }))
    const add = canvas.getByRole('button', { name: text('guide:basic.emailAdd') })
    await expect(add).toHaveFocus()
    await expect(add).toHaveAccessibleDescription(text('guide:problem.empty'))
    await userEvent.click(add)
    const dialog = within(await screen.findByRole('dialog', { name: text('guide:basic.emailAdd') }))
    await userEvent.type(
      await dialog.findByRole('textbox', { name: text('session:email.label') }),
      'new@shulei.example',
    )
    await userEvent.click(dialog.getByRole('button', { name: text('session:phone.send') }))
    const code = dialog.getByRole('textbox', { name: text('session:code.label') })
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '123456')
    await userEvent.type(dialog.getByLabelText(text('session:password.current')), 'shulei-demo')
    await userEvent.click(dialog.getByRole('button', { name: text('settings:email.add') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const fact = (await canvas.findByText('new@shulei.example')).parentElement
    await waitFor(() => expect(fact).toHaveFocus())
    await expect(canvas.getByText(text('guide:basic.emailAdded', { email: 'new@shulei.example' }))).toBeInTheDocument()
    await expect(saved).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: text('guide:save') }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  },
})

/** Four industries are chosen: a sentence says why no other can be. */
export const Industries = meta.story({
  tags: ['no-picture'], // one line more than Basic
  play: async ({ canvas, userEvent }) => {
    const open = () => canvas.getAllByRole('checkbox', { checked: false })
    await canvas.findAllByRole('checkbox')
    for (let left = open().length; left > 2; left -= 1) await userEvent.click(open()[0] as HTMLElement)
    for (const box of open()) await expect(box).toBeDisabled()
    await expect(canvas.getByRole('group', { name: pattern('guide:basic.industry') })).toHaveAccessibleDescription(
      text('guide:problem.tooMany', { max: 4 }),
    )
  },
})

/** As a screen reader reads the first step of a new account: name, progress, what is missing, and every field. */
export const ReadAloud = meta.story({
  tags: ['no-picture'], // same page as Empty
  ...state(wen, { isEmpty: true }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: text('guide:save') })
    await canvas.findAllByRole('checkbox')
    const industries = canvas.getAllByRole('checkbox').map((box) => `checkbox ${box.closest('label')?.textContent}`)
    const birthday = `${text('guide:basic.birthday')} ${text('guide:basic.onlyYou')}`
    const lines = transcript(canvasElement).map((line) => line.replace(/(年|月|日), $/, '$1'))
    await expect(lines).toEqual([
      `link ${text('shell:site.name')}`,
      `link ${text('guide:leave')}`,
      `heading ${text('guide:step.basic')}`,
      `step ${text('guide:step.basic')} current`,
      `radio ${text('guide:basic.student')} ${text('guide:basic.studentNote')}`,
      `radio ${text('guide:basic.jobHolder')} ${text('guide:basic.jobHolderNote')}`,
      `radio ${text('guide:basic.teacher')} ${text('guide:basic.teacherNote')}`,
      'status',
      ...['年', '月', '日'].map((part) => `spinbutton ${birthday} ${part}`),
      `combobox ${text('guide:basic.city')}`,
      `combobox ${text('guide:basic.province')} ${text('guide:optional')}`,
      ...industries,
      `textbox ${text('guide:basic.introduction')}`,
      'status',
      `button ${text('guide:save')}`,
    ])
    await expect(industries).toHaveLength(industryOptionsFixture().length)
  },
})

/** A refusal of the server, which knows the rules of a newer release: the typed values stay. */
export const Refused = meta.story({
  tags: ['no-picture'], // the note is pictured with other forms
  beforeEach: ({ msw }) => msw.use(mockRefused(saveIden, 'industryInvalid')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: text('guide:basic.introduction') }), '再写一句。')
    await userEvent.click(canvas.getByRole('button', { name: text('guide:save') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusalText('industryInvalid'))
    const introduction = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: text('guide:basic.introduction') })
    await expect(introduction.value).toMatch(/再写一句。$/)
  },
})

const occupation = { page: 'occupation', step: OccupationStep } as const

/** A student's studies. Names are suggested by pinyin, and an end before the start is refused at its field. */
export const Student = meta.story({
  tags: ['modes-colours'],
  args: occupation,
  play: async ({ canvas, userEvent }) => {
    const to = await canvas.findByRole('textbox', { name: pattern('guide:occupation.eduEndTime') })
    await userEvent.type(to, '2020-01')
    await userEvent.click(canvas.getByRole('button', { name: text('guide:save') }))
    await waitFor(() => expect(to).toHaveFocus())
    await expect(to).toHaveAccessibleDescription(pattern('guide:problem.order'))
    await userEvent.click(document.body)
  },
})

export const JobHolder = meta.story({
  args: { ...occupation, userId: personOf('lin').id },
  globals: { person: 'lin' },
  ...state(personOf('lin')),
  play: async ({ canvas }) => {
    const company = await canvas.findByRole<HTMLInputElement>('combobox', {
      name: text('guide:occupation.companyName'),
    })
    await expect(company.value.trim()).toBe(personOf('lin').organization)
  },
})

/** A teacher who has filled in nothing else. */
export const Teacher = meta.story({
  tags: ['no-picture'], // the same fields as of a job holder
  args: occupation,
  ...state(wen, { isEmpty: true, binding: { iden: 4 } }),
  play: async ({ canvas, userEvent }) => {
    const school = await canvas.findByRole('combobox', { name: text('guide:occupation.teachingPlace') })
    await userEvent.type(school, 'hhlg')
    await userEvent.click(await screen.findByRole('option', { name: '黄海理工大学' }))
    await userEvent.click(canvas.getByRole('button', { name: text('guide:save') }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: text('guide:occupation.teachingJob') })).toHaveFocus(),
    )
    await userEvent.click(document.body)
  },
})

/** Without an identity there is nothing to ask for. */
export const NoIdentity = meta.story({
  tags: ['no-picture'],
  args: occupation,
  ...state(wen, { isEmpty: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('guide:occupation.toBasic') })).toHaveAttribute(
      'href',
      '/guide/step-1?origin=%2Fcompetitions%2F1001%2Fsubmits',
    )
  },
})

/** A degree of either language is shown as the option of the reader's language. */
export const Degree = meta.story({
  tags: ['no-picture'], // the field is pictured in Student
  args: occupation,
  globals: { locale: 'en-US' },
  play: async ({ canvas, userEvent }) => {
    const degree = await canvas.findByRole('button', { name: /Degree/ })
    await waitFor(() => expect(degree).toHaveTextContent(/Associate|Bachelor|Master|Doctor/))
    await userEvent.click(degree)
    await expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(
      degrees.map(({ nameEn }) => nameEn),
    )
    await userEvent.keyboard('{Escape}')
  },
})

/** A text that cannot become a skill stops the step with its reason. */
export const Skills = meta.story({
  args: { page: 'skills', step: SkillsStep },
  play: async ({ canvas, userEvent }) => {
    const skill = await canvas.findByRole('combobox', { name: pattern('editing:skill.label') })
    await userEvent.type(skill, 'x'.repeat(MAX_SKILL_LENGTH + 1))
    await userEvent.click(await canvas.findByRole('button', { name: text('guide:next') }))
    await waitFor(() => expect(skill).toHaveFocus())
    await expect(skill).toHaveAccessibleDescription(pattern('editing:skill.problem.tooLong'))
    await userEvent.clear(skill)
    await userEvent.click(document.body)
  },
})

export const Verification = meta.story({
  args: { page: 'verification', step: VerificationStep },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: text('guide:verification.later') })).toBeVisible()
    await expect(canvas.getByText(text('guide:verification.notKept'))).toBeVisible()
    // the form arrives after the step and makes it higher
    await canvas.findByRole('textbox', { name: pattern('identity:realName.name') })
  },
})

/** The step of the address, as the guide's routes show it. */
function Routed(props: GuideWizardProps) {
  const isVerification = useLocation().pathname === '/guide/step-4'
  return isVerification ? <GuideWizard {...props} /> : <GuideWizard {...props} page="skills" step={SkillsStep} />
}

/** Values typed for the verification survive the way back, in memory alone. After they are sent, the form leads to the next step. */
export const VerificationKept = meta.story({
  tags: ['no-picture'], // Verification and its pending state
  parameters: { router: '/guide/step-4' },
  args: { page: 'verification', step: VerificationStep },
  render: (args) => (
    <KeptRealName>
      <Routed {...args} />
    </KeptRealName>
  ),
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    const field = (name: 'name' | 'idNumber') =>
      canvas.findByRole('textbox', { name: text(`identity:realName.${name}`) })
    await userEvent.type(await field('name'), '闻一')
    await userEvent.type(await field('idNumber'), '11010519491231002X')
    await userEvent.click(canvas.getByRole('link', { name: text('guide:back') }))
    await userEvent.click(await canvas.findByRole('button', { name: text('guide:next') }))
    await expect(await field('name')).toHaveValue('闻一')
    await expect(await field('idNumber')).toHaveValue('11010519491231002X')
    await expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('110105')

    await choosePhotos(canvasElement, userEvent, [holdingPhoto()])
    msw.use(
      mock(guideInfo, () => ({
        ...guideFixture(wen),
        userAuth: { authType: 1, idCardStatus: 2, overseaAuthStatus: 0 },
      })),
    )
    await userEvent.click(canvas.getByRole('button', { name: text('identity:send.submit') }))
    await canvas.findByText(text('identity:realName.pending.title'))
    await expect(await canvas.findByRole('link', { name: text('guide:next') })).toHaveAttribute(
      'href',
      '/guide/step-5?origin=%2Fcompetitions%2F1001%2Fsubmits',
    )
    await expect(canvas.queryByRole('link', { name: text('guide:verification.later') })).toBeNull()
    await expect(canvas.queryByText(text('guide:verification.notKept'))).toBeNull()
  },
})

/** Three items are left, and each has its way. Each row says its state once, and the optional one is not called missing. */
export const Left = meta.story({
  args: { page: 'done', step: DoneStep },
  beforeEach: ({ msw }) => {
    const guide = guideFixture(wen, { binding: { birthday: null, city: '' } })
    const skills = { name: 'user_skill', step: 'binding', page: 'skills', isIgnored: true } as const
    msw.use(mock(guideInfo, () => ({ ...guide, userTags: [], missing: [...guide.missing, skills] })))
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(pattern('guide:result.openTitle_other', { count: 3 }))).toBeVisible()
    const rows = within(canvas.getByRole('list', { name: text('guide:result.list') })).getAllByRole('listitem')
    const fill = text('guide:result.fill')
    const missing = (['birthday', 'separator', 'city'] as const).map((item) => text(`guide-item:${item}`)).join('')
    await expect(rows.map((row) => row.textContent)).toEqual([
      `${text('guide:step.basic')} ${text('guide:result.blocked')}${missing}${fill}`,
      `${text('guide:step.occupation')} ${text('guide:result.ok')}`,
      `${text('guide:step.skills')} ${text('guide:skills.none')}${fill}`,
      `${text('guide:step.verification')} ${text('guide:result.blocked')}${fill}`,
    ])
    await expect(canvas.getByRole('link', { name: text('guide:result.back') })).toHaveAttribute('href', origin)
    const steps = within(canvas.getByRole('list', { name: text('guide:progress') })).getAllByRole('listitem')
    await expect(steps.map((step) => step.dataset.state)).toEqual(['todo', 'done', 'todo', 'todo', 'current'])
  },
})

export const Complete = meta.story({
  args: { page: 'done', step: DoneStep, userId: personOf('lin').id, origin: null },
  globals: { person: 'lin' },
  ...state(personOf('lin')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('guide:result.allTitle'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('guide:result.home') })).toHaveAttribute('href', '/competitions')
  },
})

/** A hidden guide that the gate did not open. */
export const NotAllowed = meta.story({
  args: { origin: null, userId: personOf('lin').id },
  globals: { person: 'lin' },
  ...state(personOf('lin'), { isHidden: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text('guide:closed.title'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: text('guide:result.home') })).toHaveAttribute('href', '/competitions')
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})
