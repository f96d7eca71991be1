import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import type { PageContent } from '../args.ts'
import { useWords } from '../words.ts'
import * as css from './OrganizationGroups.css.ts'

/** Organisations of a microsite in groups: who hosts it, and who published its data. */
export function OrganizationGroups({ groups }: { groups: PageContent<'organization'>['groups'] }) {
  const words = useWords()
  return (
    <div className={css.groups}>
      {groups.map(({ title, note, items }) => (
        <section key={title.cn} className={css.group}>
          <div>
            <h2 className={css.title} {...words(title)} />
            <p className={css.note} {...words(note)} />
          </div>
          <ul className={css.list}>
            {items.map(({ name, role, words: about, address }) => (
              <li key={name.cn} className={css.item}>
                <h3 className={css.name} {...words(name)} />
                <p className={css.role} {...words(role)} />
                <p className={css.words} {...words(about)} />
                {address && (
                  <span className={css.link}>
                    <TextLink href={address} rel="noreferrer" isStandalone>
                      {new URL(address).host}
                    </TextLink>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
