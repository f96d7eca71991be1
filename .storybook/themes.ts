import '@shulei/themes/site/site.css.ts'
import '@shulei/themes/site/wireframe.css.ts'
import '@shulei/themes/race/tide.css.ts'
import '@shulei/themes/race/kite.css.ts'
import '@shulei/themes/special/tang.css.ts'
import '@shulei/themes/special/lamps.css.ts'
import '@shulei/themes/microsite/dcic.css.ts'
import '@shulei/themes/microsite/unveil.css.ts'
import '@shulei/themes/microsite/expert-review.css.ts'
import { themes } from '@shulei/themes/registry.ts'

/** Values of the theme toolbar: every registered theme, and `system`, which follows the operating system. */
export const themeToolbar = [...Object.keys(themes), 'system']
