/** Screens on which a long English menu leaves the name of the microsite no room in the bar. */
export const longMenuInSheet = 'screen and (max-width: 1199px)'
