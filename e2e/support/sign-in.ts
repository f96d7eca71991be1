import type { Page } from 'playwright'

/** Signs a built-in person in through the sign-on site's password form, and waits for the page they came from. */
export async function signIn(page: Page, email: string, password = 'shulei-demo') {
  await page
    .getByRole('link', { name: /^(登录|Login)$/ })
    .first()
    .click()
  await page.getByRole('link', { name: /^(密码登录|By password)$/ }).click()
  await page.getByLabel(/^(邮箱|Email)$/).fill(email)
  await page.getByLabel(/^(密码|Password)$/).fill(password)
  await page.getByRole('button', { name: /^(登录|Login)$/ }).click()
  await page.getByRole('button', { name: /的菜单$|^Menu of / }).waitFor()
}
