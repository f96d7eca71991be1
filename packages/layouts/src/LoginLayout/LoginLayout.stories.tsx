import * as content from '@shulei/domain/address/content.ts'
import { LanguageSwitch } from '@shulei/features/base/header/LanguageSwitch/LanguageSwitch.tsx'
import { SignedInAlready } from '@shulei/features/base/session/SignIn/SignedInAlready.tsx'
import { SignIn } from '@shulei/features/base/session/SignIn/SignIn.tsx'
import { withSite } from '@shulei/features/base/site/stories/withSite.tsx'
import { websiteFixture } from '@shulei/mocks/house/shell/fixtures.ts'
import { Platform } from '@shulei/ui/Platform/Platform.tsx'
import { useTranslation } from 'react-i18next'
import { expect } from 'storybook/test'
import preview from '#storybook/preview'
import { fits } from '../stories/checks.ts'
import { tablet } from '../stories/viewports.ts'
import { LoginLayout, type LoginLayoutProps } from './LoginLayout.tsx'

const columns = [14, 11, 10, 6, 6, 5, 4].map((value) => ({ label: '', value }))

/** The sign-on page with its note and drawing, in the language of the story. */
function SignOn(props: LoginLayoutProps) {
  const { t } = useTranslation('session')
  const { t: shell } = useTranslation('shell')
  const art = <Platform label={shell('site.slogan')} columns={columns} flag={t('stage.flag')} labels={false} />
  return <LoginLayout {...props} note={t('stage.note')} art={art} />
}

const meta = preview.meta({
  title: 'Layouts/login',
  component: LoginLayout,
  decorators: [withSite({ website: websiteFixture() })],
  parameters: { layout: 'fullscreen', visual: { wholePage: true } },
  args: {
    note: '',
    homeAddress: 'https://www.shulei.example/',
    tools: <LanguageSwitch />,
    art: null,
    children: (
      <SignIn
        way="code"
        state={undefined}
        legal={{ terms: content.servicePolicy(), privacy: content.privacy() }}
        returnTo="shulei.example/competitions/1001/submits"
        addresses={{
          code: '/sso/zh-cn/login2',
          password: '/sso/zh-cn/login2?with=password',
          register: '/sso/zh-cn/login2?mode=register',
          reset: '/sso/zh-cn/password?step=request',
        }}
        demoAccounts={[]}
        demoPrivate={null}
        outboxAddress="/sso/outbox"
      />
    ),
  },
  render: (args) => <SignOn {...args} />,
})

export const Visitor = meta.story({
  tags: ['modes'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="login"]')).toBeVisible()
    await fits()
  },
})

export const SignedIn = meta.story({
  args: { children: <SignedInAlready name="林晓舟" seed="208401" continueAddress="https://www.shulei.example/" /> },
})

/** A width between the two pictured ones: checked, not pictured. */
export const Tablet = meta.story({
  tags: ['no-picture'],
  globals: tablet,
  play: fits,
})

/** Inside another page's frame the layout shows the form only. */
export const InsideFrame = meta.story({
  tags: ['no-picture'],
  args: { isInsideFrame: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-layout="login"]')).toHaveAttribute('data-inside-frame')
    await expect(canvas.queryByRole('complementary')).toBeNull()
  },
})
