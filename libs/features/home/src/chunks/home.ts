/** Entry of the chunk of the home page's first screen, which every member sees first. */
export { HomePage } from '../HomePage.tsx';
