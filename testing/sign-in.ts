import type { Page } from 'playwright'

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
