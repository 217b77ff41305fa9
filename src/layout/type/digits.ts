/** How high digits and capitals are, as a share of the size: measured on Atkinson Hyperlegible, and near enough for other families. */
export const DIGIT_HEIGHT = 0.668;
