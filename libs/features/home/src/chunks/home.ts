/** Entry of the chunk of the home page, which every member sees first. */
export { HomePage } from '../HomePage.tsx';
