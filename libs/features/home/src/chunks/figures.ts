/** Entry of the chunk with what the home page shows of the member's money. It is loaded after the first screen. */
export { HomeFigures } from '../figures/HomeFigures.tsx';
