import '@wallet/ui-kit/styles/fonts.scss';
