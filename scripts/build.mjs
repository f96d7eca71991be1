// `npm run build`: the production build of the site and the sign-on site, if anything changed since the last one.
import { build, install, orEnd } from './workspace.mjs'

orEnd(install)
orEnd(build)
