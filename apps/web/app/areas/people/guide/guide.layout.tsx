import { KeptRealName } from '@shulei/features/people/guide/GuideWizard/KeptRealName.tsx'
import { Outlet } from 'react-router'

/** Stays while the reader goes from step to step of the guide, with what they have typed for the verification. */
export default function GuideLayout() {
  return (
    <KeptRealName>
      <Outlet />
    </KeptRealName>
  )
}
