import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { profileAddress } from '../address.ts'

/** A person's name that leads to their profile. */
export function PersonLink({ id, children }: { id: number; children?: ReactNode }) {
  return (
    <TextLink component={Link} to={profileAddress(id)}>
      <bdi>{children}</bdi>
    </TextLink>
  )
}
