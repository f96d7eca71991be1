import type { BrowserContext, Page } from 'playwright'

/** Signs a built-in person in with the password form of the sign-on site, and waits for the page they came from. */
export async function signIn(page: Page, email: string, password = 'shulei-demo') {
  await page
    .getByRole('link', { name: /^(登录|Login)$/ })
    .first()
    .click()
  await page.getByRole('link', { name: /^(密码登录|Password)$/ }).click()
  await page.getByLabel(/^(邮箱或手机号|Email or phone number)$/).fill(email)
  await page.getByLabel(/^(密码|Password)$/).fill(password)
  await page.getByRole('button', { name: /^(登录|Log in)$/ }).click()
  await page.getByRole('button', { name: /的菜单$|'s menu$/ }).waitFor()
}

/** Gives a browser the session of a built-in person, by the request that the password form sends. No page is opened for it. */
export async function openSession({ request }: BrowserContext, site: string, email: string, password = 'shulei-demo') {
  const answer = await request.post(`${site}/sso/zh-CN/login2`, {
    form: { intent: 'password', email, password },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  if (answer.status() !== 302) throw new Error(`${email} could not sign in: ${answer.status()}`)
}
