import { milestoneKinds } from '@shulei/domain/house/time-machine/calendar.ts'
import { standInRoles } from '@shulei/domain/house/time-machine/role.ts'
import { menuPages } from '@shulei/domain/publish/microsite/pages.ts'
import * as z from 'zod'
import { bilingual, instant } from '../../fields.ts'
import { MicrositeKind, MicrositeRecord } from '../microsite/schemas.ts'

const record = MicrositeRecord.shape

/** Random bytes of 256 bits as base64url: what a secret link to a draft ends in. The browser makes them and the server keeps a hash. */
export const draftSecret = z.string().regex(/^[\w-]{43}$/)

const isWritten = ({ cn }: { cn: string }) => cn.trim() !== ''
const isOnce = (menu: readonly { page: string }[]) => new Set(menu.map(({ page }) => page)).size === menu.length

/** Parts of a microsite's record that the studio changes. */
export const StudioContent = z.strictObject({
  theme: record.theme,
  title: record.title.refine(isWritten, 'empty'),
  eyebrow: record.hero.shape.eyebrow,
  lead: record.hero.shape.lead,
  footerText: record.footerText,
  menu: record.menu.refine(isOnce, 'twice').refine((menu) => menu.every(({ label }) => isWritten(label)), 'empty'),
  frameHosts: record.frameHosts,
})

/** Number of saves of a draft, counted from the microsite's first one; 0 before it. */
export const revision = z.int().min(0).max(1_000_000_000)
export const versionNumber = z.int().min(1).max(1_000_000_000)

const writer = z.string().nullable()

export const StudioVersion = z.object({
  number: versionNumber,
  /** Name of the person who published it; null for the built-in one and a person whose account is gone. */
  author: writer,
  at: instant,
  /** Whether it was scheduled and gave way before its instant, so that visitors never saw it. */
  isCancelled: z.boolean(),
})

export const StudioLink = z.object({ id: z.int().min(1), author: writer, createdAt: instant, expiresAt: instant })

/** Everything that the studio of a microsite shows. */
export const Studio = z.object({
  kind: MicrositeKind,
  name: z.string(),
  /** The content to go on from: of the draft, else of the version that is scheduled, else of the one that visitors see. */
  content: StudioContent,
  /** The usual names of the pages that a menu may have. */
  pageNames: z.record(z.enum(menuPages), bilingual),
  /** Number of the newest article of the news, as its address has it; null where there is none. */
  newestNews: z.int().min(1).nullable(),
  /** Null while nothing differs from the newest version. */
  draft: z.object({ author: writer, at: instant }).nullable(),
  revision,
  /** Number of the version that visitors see. */
  live: versionNumber,
  /** The version that visitors will see, and when. */
  next: z.object({ number: versionNumber, at: instant }).nullable(),
  /** The newest versions, newest first. */
  versions: z.array(StudioVersion),
  /** Secret links that still open the draft, newest first. */
  links: z.array(StudioLink),
})

/** A microsite or a competition that its organisers can see in the time machine. */
export const MachinePlace = z.object({
  /** `competition:7` or `microsite:tang`. */
  scope: z.string(),
  title: bilingual,
  roles: z.array(z.enum(standInRoles)),
  /** In time order. `competition` names one of several, `schedule` one of several of a competition. */
  milestones: z.array(
    z.object({
      kind: z.enum(milestoneKinds),
      at: instant,
      competition: bilingual.nullable(),
      schedule: bilingual.nullable(),
    }),
  ),
  from: instant,
  to: instant,
})
