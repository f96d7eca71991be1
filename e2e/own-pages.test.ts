import * as datasetAddress from '@shulei/domain/address/dataset.ts'
import * as guideAddress from '@shulei/domain/address/guide.ts'
import * as notebookAddress from '@shulei/domain/address/notebook.ts'
import * as profileAddress from '@shulei/domain/address/profile.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { expect, test } from 'vitest'
import { desktop, expectToFit, openHydrated, phone } from './support/hydration.ts'
import { sharedSite } from './support/site-for-file.ts'

const site = sharedSite()
const { id } = personOf('wen')

/** Pages on which people publish data sets, complete and edit their profile, and read what is theirs. */
const pages = [
  datasetAddress.publish(),
  guideAddress.start(),
  guideAddress.step1(),
  guideAddress.step2(),
  guideAddress.step3(),
  guideAddress.step4(),
  guideAddress.step5(),
  guideAddress.enterprise(),
  guideAddress.enterpriseStep1(),
  guideAddress.enterpriseStep2(),
  guideAddress.enterpriseStep3(),
  guideAddress.enterpriseStep4(),
  guideAddress.enterpriseStep5(),
  `/user/${id}/profile`,
  profileAddress.history({ id }),
  profileAddress.articles({ id }),
  profileAddress.datasets({ id }),
  profileAddress.notebook({ id }),
  profileAddress.practice({ id }),
  notebookAddress.share(),
  '/users/v2/my-data',
  '/users/v2/closing',
]

test.each(['zh-CN', 'en-US'] as const)(
  'pages of one’s own hydrate without console output and fit a 320 px screen in %s',
  async (language) => {
    const { page, context, complaints } = await site.as('wen')
    await context.addCookies([{ name: 'lang', value: language, url: site.url }])
    for (const path of pages) {
      await page.setViewportSize(desktop)
      const answer = await openHydrated(page, site.url + path)
      expect([path, answer?.status()]).toEqual([path, 200])
      expect(await page.locator('html').getAttribute('lang'), path).toBe(language)
      await expectToFit(page, [desktop, phone], path)
      expect(complaints.lines, path).toEqual([])
    }
  },
  120_000,
)
